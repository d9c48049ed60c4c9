import type { Chapter } from '@sternentisch/grammar'

export const quartet: Chapter = {
  id: 'ST-18',
  title: { en: 'Four players, each alone', de: 'Zu viert, jeder für sich', fr: 'À quatre, chacun pour soi' },
  rules: [
    {
      id: 'ST-18.1',
      text: {
        en: 'As in a duel, with two more at the table: everybody has 16 ships, and four scenarios with eight solar cards each are played.',
        de: 'Wie im Duell, nur sitzen zwei mehr am Tisch: Jeder hat 16 Schiffe, und gespielt werden vier Szenarien mit je acht Sonnensystemkarten.',
        fr: 'Comme en duel, avec deux joueurs de plus à table : chacun a 16 vaisseaux, et l’on joue quatre scénarios de huit cartes solaires.',
      },
    },
  ],
}
