import type { Chapter } from '@sternentisch/grammar'

export const trading: Chapter = {
  id: 'SP-8',
  title: { en: 'Trading in cards', de: 'Karten eintauschen', fr: 'Échanger des cartes' },
  intro: {
    en: 'Too many ships and no manpower? Three cards you do not need become something you do.',
    de: 'Zu viele Schiffe und keine Manpower? Aus drei Karten, die du nicht brauchst, wird etwas, das du brauchst.',
    fr: 'Trop de vaisseaux et pas de manpower ? Trois cartes inutiles deviennent quelque chose d’utile.',
  },
  rules: [
    {
      id: 'SP-8.1',
      text: {
        en: 'In your main phase, outside the attack and as often as you like, give up three hand cards for 100 MP or for one card from your library. With an empty library only the MP are left to choose.',
        de: 'In deiner Hauptphase, außerhalb des Angriffs und sooft du willst, gibst du drei Handkarten ab und bekommst dafür 100 MP oder eine Karte aus deiner Bibliothek. Ist sie leer, bleiben nur die MP.',
        fr: 'Dans votre phase principale, hors attaque et aussi souvent que vous voulez, échangez trois cartes de votre main contre 100 MP ou contre une carte de votre bibliothèque. Si elle est vide, il ne reste que les MP.',
      },
    },
    {
      id: 'SP-8.2',
      text: {
        en: 'Ship cards given up this way are removed from the game, so they never count as wrecks. All other cards go to the discard pile. Everybody sees which they are.',
        de: 'So abgegebene Schiffskarten sind aus dem Spiel entfernt und zählen also nie als Wracks. Alle anderen Karten kommen auf den Ablagestapel. Welche es sind, sehen alle.',
        fr: 'Les cartes vaisseau ainsi cédées sont retirées du jeu, et ne comptent donc jamais comme épaves. Toutes les autres vont à la défausse. Chacun voit lesquelles.',
      },
    },
    {
      id: 'SP-8.3',
      text: {
        en: 'The MP go into your pool and expire like all others (SP-4.6).',
        de: 'Die MP kommen in deinen Vorrat und verfallen wie alle anderen (SP-4.6).',
        fr: 'Les MP vont dans votre réserve et disparaissent comme tous les autres (SP-4.6).',
      },
    },
  ],
}
