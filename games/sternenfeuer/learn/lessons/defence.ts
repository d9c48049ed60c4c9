import type { Lesson } from '@sternentisch/grammar'
import { tableWith } from './table.ts'

/** SN-3.9, SN-6: when to defend, when to let it be, and what cannot be repelled. */
export const defence: Lesson = {
  id: 'defence',
  title: { en: 'Defence', de: 'Verteidigung', fr: 'La défense' },
  minutes: 4,
  seat: 0,
  seed: 'defence',
  setup: tableWith({
    turn: 9,
    places: ['P3', 'P1', 'P4'],
    players: [
      { hand: ['D03', 'D02', 'A06', 'F14', 'R04'], rows: [['F22'], ['F01'], ['F11']] },
      { hand: ['A03', 'A03', 'F20', 'T01', 'D01'], rows: [['F10'], ['F17'], ['F12']] },
    ],
    draws: ['F23', 'D01', 'A04', 'R05', 'F07'],
  }),
  steps: [
    {
      say: {
        en: 'You hold two defence cards. They are the only cards for your opponent’s turn. Let Jonas come: decline to draw.',
        de: 'Du hältst zwei Verteidigungskarten. Sie sind die einzigen Karten für den Zug deines Gegners. Lass Jonas kommen: Verzichte auf das Ziehen.',
        fr: 'Vous avez deux cartes de défense en main. Ce sont les seules cartes jouables pendant le tour adverse. Laissez venir Jonas : renoncez à piocher.',
      },
      moves: ['-'],
      hint: {
        en: 'Usually a good idea. But whoever draws must also use a card, and this time we want to wait: decline.',
        de: 'Meist eine gute Idee. Aber wer zieht, muss auch eine Karte einsetzen, und diesmal wollen wir abwarten: Verzichte.',
        fr: 'C’est souvent une bonne idée. Mais qui pioche doit aussi employer une carte, et cette fois nous voulons attendre : renoncez.',
      },
    },
    {
      say: {
        en: 'Without drawing you may do nothing at all. End your turn: you skip it.',
        de: 'Ohne zu ziehen, darfst du auch gar nichts tun. Beende deinen Zug: So lässt du ihn aus.',
        fr: 'Sans piocher, vous pouvez ne rien faire du tout. Finissez votre tour : vous passez.',
      },
      moves: ['.'],
      hint: {
        en: 'You could act, but keep your cards this time. End your turn.',
        de: 'Du könntest handeln, aber behalte diesmal deine Karten. Beende deinen Zug.',
        fr: 'Vous pourriez agir, mais gardez vos cartes cette fois. Finissez votre tour.',
      },
      replies: [
        { seat: 1, move: '+' },
        { seat: 1, move: 'A A03:b1.1xa1.1' },
      ],
    },
    {
      say: {
        en: 'Jonas attacks: Tavesh Oon against Ombra, Combat Power 44 to 0. Mind Wall does not repel Combat Power, but Deflector Field does. Play it.',
        de: 'Jonas greift an: Tavesh Oon gegen Ombra, Kampfkraft 44 zu 0. „Gedankenwall“ wehrt keine Kampfkraft ab, aber „Deflektorfeld“. Spiele diese Karte.',
        fr: 'Jonas attaque : Tavesh Oon contre Ombra, Force de combat 44 à 0. Rempart mental ne repousse pas la Force de combat, mais Champ déflecteur, si. Jouez-le.',
      },
      moves: ['D D03'],
      hint: {
        en: 'Then Ombra would be lost, and with her Rauthak. Play Deflector Field.',
        de: 'Dann wäre Ombra verloren und Rauthak mit ihr. Spiele „Deflektorfeld“.',
        fr: 'Vous perdriez alors Ombra, et Rauthak avec. Jouez Champ déflecteur.',
      },
      replies: [{ seat: 1, move: '.' }],
    },
    {
      say: {
        en: 'Repelled: nothing was compared. Both cards are spent, and you drew another one at once: Star Shield, which repels anything. Now your turn: draw a card.',
        de: 'Abgewehrt: Es wurde gar nicht verglichen. Beide Karten sind verbraucht, und du hast sofort nachgezogen: „Sternenschild“, der alles abwehrt. Jetzt bist du dran: Ziehe eine Karte.',
        fr: 'Repoussée : rien n’a été comparé. Les deux cartes sont dépensées, et vous en avez aussitôt pioché une autre : Bouclier stellaire, qui repousse tout. À vous : piochez une carte.',
      },
      moves: ['+'],
      hint: {
        en: 'Draw a card this time.',
        de: 'Ziehe diesmal eine Karte.',
        fr: 'Cette fois, piochez une carte.',
      },
    },
    {
      say: {
        en: 'Ombra should not stand alone at Rauthak. Place Nerve beside her.',
        de: 'Ombra soll auf Rauthak nicht allein stehen. Lege Nerv neben sie.',
        fr: 'Ombra ne doit pas rester seule sur Rauthak. Posez Nerf à côté d’elle.',
      },
      moves: ['P F14@1'],
      hint: {
        en: 'Keep Starfall for the next turn. Place Nerve at Rauthak.',
        de: 'Hebe dir „Sternensturz“ für den nächsten Zug auf. Lege Nerv nach Rauthak.',
        fr: 'Gardez Chute d’étoile pour le tour suivant. Posez Nerf sur Rauthak.',
      },
    },
    {
      say: {
        en: 'End your turn and see what Jonas does.',
        de: 'Beende deinen Zug und sieh, was Jonas tut.',
        fr: 'Finissez votre tour et voyez ce que fait Jonas.',
      },
      moves: ['.'],
      replies: [
        { seat: 1, move: '+' },
        { seat: 1, move: 'A A03:b3.1xa3.1' },
      ],
    },
    {
      say: {
        en: 'He attacks again: Rikka against your Drom-4 on Umaru, 40 to 48. You could use Star Shield. Do you need it? Let the attack pass.',
        de: 'Er greift wieder an: Rikka gegen deinen Drom-4 auf Umaru, 40 zu 48. Du könntest „Sternenschild“ spielen. Brauchst du ihn? Lass den Angriff geschehen.',
        fr: 'Il attaque encore : Rikka contre votre Drom-4 sur Umaru, 40 à 48. Vous pourriez jouer Bouclier stellaire. En avez-vous besoin ? Laissez passer.',
      },
      moves: ['D-'],
      hint: {
        en: 'Allowed, but a pity: this attack fails by itself, and Rikka would be saved. Let it pass.',
        de: 'Erlaubt, aber schade: Dieser Angriff scheitert von allein, und du würdest Rikka retten. Lass ihn geschehen.',
        fr: 'Permis, mais dommage : cette attaque échoue d’elle-même, et vous sauveriez Rikka. Laissez passer.',
      },
      replies: [{ seat: 1, move: '.' }],
    },
    {
      say: {
        en: 'Rikka is lost, and you still have your shield. You are asked at every attack, whatever you hold, so Jonas learns nothing from it. Draw a card.',
        de: 'Rikka ist verloren, und deinen Schild hast du noch. Gefragt wirst du bei jedem Angriff, was auch immer du hältst; so erfährt Jonas nichts. Ziehe eine Karte.',
        fr: 'Rikka est perdue, et vous avez toujours votre bouclier. On vous interroge à chaque attaque, quelles que soient vos cartes : Jonas n’en apprend rien. Piochez une carte.',
      },
      moves: ['+'],
      hint: { en: 'Draw the card.', de: 'Ziehe die Karte.', fr: 'Piochez la carte.' },
    },
    {
      say: {
        en: 'Jonas may well hold a defence card too. Starfall leaves him no time for it: attack Ambassador Enn with Oruvane, Cosmic Might 50 to 36.',
        de: 'Auch Jonas kann eine Verteidigungskarte haben. „Sternensturz“ lässt ihm keine Zeit dafür: Greife Botschafterin Enn mit Oruvane an, Kosmos-Macht 50 zu 36.',
        fr: 'Jonas a peut-être aussi une carte de défense. Chute d’étoile ne lui en laisse pas le temps : attaquez l’ambassadrice Enn avec Oruvane, Puissance cosmique 50 contre 36.',
      },
      moves: ['A A06:a2.1xb2.1'],
      hint: {
        en: 'First the sure hit: Starfall with Oruvane against Ambassador Enn.',
        de: 'Erst der sichere Treffer: „Sternensturz“ mit Oruvane gegen Botschafterin Enn.',
        fr: 'D’abord le coup sûr : Chute d’étoile avec Oruvane contre l’ambassadrice Enn.',
      },
    },
    {
      say: {
        en: 'No question to the defender, no defence: Ambassador Enn is gone, although Jonas held a Star Shield all the time.',
        de: 'Keine Frage an den Verteidiger, keine Verteidigung: Botschafterin Enn ist weg, obwohl Jonas die ganze Zeit „Sternenschild“ hatte.',
        fr: 'Aucune question au défenseur, aucune défense : l’ambassadrice Enn n’est plus là, alors que Jonas avait en main depuis le début un Bouclier stellaire.',
      },
    },
  ],
  done: {
    en: 'Repel what would hurt, let the rest fail, and remember that Jonas has shields as well.',
    de: 'Wehre ab, was wehtut, lass den Rest scheitern, und denke daran, dass auch Jonas Schilde hat.',
    fr: 'Repoussez ce qui fait mal, laissez échouer le reste, et rappelez-vous que Jonas aussi a des boucliers.',
  },
}
