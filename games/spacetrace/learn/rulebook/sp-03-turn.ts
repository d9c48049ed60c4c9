import type { Chapter } from '@sternentisch/grammar'

export const turn: Chapter = {
  id: 'SP-3',
  title: { en: 'Your turn', de: 'Dein Zug', fr: 'Votre tour' },
  intro: {
    en: 'Draw two cards, then do what you like in any order, and at most one attack.',
    de: 'Ziehe zwei Karten, dann tu, was du willst, in beliebiger Reihenfolge; angreifen darfst du höchstens einmal.',
    fr: 'Piochez deux cartes, puis faites ce que vous voulez, dans l’ordre que vous voulez ; une attaque au plus.',
  },
  rules: [
    {
      id: 'SP-3.1',
      text: {
        en: 'You take turns. A turn has a start, a main phase and an end.',
        de: 'Ihr seid abwechselnd am Zug. Ein Zug hat einen Anfang, eine Hauptphase und ein Ende.',
        fr: 'Vous jouez à tour de rôle. Un tour a un début, une phase principale et une fin.',
      },
    },
    {
      id: 'SP-3.2',
      text: {
        en: 'At the start you draw 2 cards, in the very first turn too. In the full game your opponent may then play a tactic (SP-6.4).',
        de: 'Am Anfang ziehst du 2 Karten, auch im allerersten Zug. Im vollen Spiel darf dein Gegner danach eine Taktik spielen (SP-6.4).',
        fr: 'Au début, vous piochez 2 cartes, y compris au tout premier tour. Dans la partie complète, l’adversaire peut alors jouer une tactique (SP-6.4).',
      },
    },
    {
      id: 'SP-3.3',
      text: {
        en: 'In the main phase you may do all of this, as often as you like, before and after the attack:\n- play reinforcements for manpower (SP-4.2)\n- bring out ship cards (SP-5.1)\n- play a commander, one a turn (SP-7.1)\n- play tactics (SP-6.1)\n- trade in three cards (SP-8.1)\n- move ship cards between your two fleets (SP-14.5)\n- attack, once a turn (SP-9.1)\n- say “Done!”',
        de: 'In der Hauptphase darfst du all das tun, sooft du willst, vor und nach dem Angriff:\n- Reinforcementkarten für Manpower spielen (SP-4.2)\n- Schiffskarten herausbringen (SP-5.1)\n- einen Commander spielen, einen in jedem Zug (SP-7.1)\n- Taktiken spielen (SP-6.1)\n- drei Karten eintauschen (SP-8.1)\n- Schiffskarten zwischen deinen beiden Flotten verschieben (SP-14.5)\n- angreifen, einmal in jedem Zug (SP-9.1)\n- „Fertig!“ sagen',
        fr: 'Dans la phase principale, vous pouvez faire tout cela, aussi souvent que vous voulez, avant et après l’attaque :\n- jouer des renforts pour obtenir de la manpower (SP-4.2)\n- mettre en jeu des cartes vaisseau (SP-5.1)\n- jouer un commandant, un par tour (SP-7.1)\n- jouer des tactiques (SP-6.1)\n- échanger trois cartes (SP-8.1)\n- déplacer des cartes vaisseau entre vos deux flottes (SP-14.5)\n- attaquer, une fois par tour (SP-9.1)\n- dire « Terminé ! »',
      },
    },
    {
      id: 'SP-3.4',
      text: {
        en: 'Once an attack has begun, only tactics and reinforcements can be played: whoever attacks plays reinforcements whenever asked for a tactic, the other player only to pay for one. Ships, commanders, trades and moves wait until it is over.',
        de: 'Sobald ein Angriff läuft, lassen sich nur noch Taktiken und Reinforcementkarten spielen: Wer angreift, darf Reinforcementkarten spielen, wann immer nach einer Taktik gefragt wird, der andere nur, um eine zu bezahlen. Schiffe, Commander, Tausch und Verschieben warten, bis er vorbei ist.',
        fr: 'Une fois l’attaque commencée, on ne joue plus que des tactiques et des renforts : l’attaquant joue des renforts chaque fois qu’on lui demande une tactique, l’autre seulement pour en payer une. Vaisseaux, commandants, échanges et déplacements attendent qu’elle soit terminée.',
      },
    },
    {
      id: 'SP-3.5',
      text: {
        en: 'In your opponent’s turn you may play tactics only, and the reinforcements they cost you.',
        de: 'Im Zug deines Gegners darfst du nur Taktiken spielen und die Reinforcementkarten, mit denen du sie bezahlst.',
        fr: 'Pendant le tour de l’adversaire, vous ne pouvez jouer que des tactiques, et les renforts qui les paient.',
      },
    },
    {
      id: 'SP-3.6',
      text: {
        en: '“Done!” cannot be taken back. In the full game your opponent may still play tactics; then the turn ends (SP-15.1).',
        de: '„Fertig!“ lässt sich nicht zurücknehmen. Im vollen Spiel darf dein Gegner noch Taktiken spielen; dann endet der Zug (SP-15.1).',
        fr: '« Terminé ! » ne s’annule pas. Dans la partie complète, l’adversaire peut encore jouer des tactiques ; puis le tour prend fin (SP-15.1).',
      },
    },
  ],
}
