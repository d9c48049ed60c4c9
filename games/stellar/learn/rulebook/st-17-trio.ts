import type { Chapter } from '@sternentisch/grammar'

export const trio: Chapter = {
  id: 'ST-17',
  title: { en: 'Three players', de: 'Zu dritt', fr: 'À trois joueurs' },
  intro: {
    en: 'Fewer ships, larger solar systems.',
    de: 'Weniger Schiffe, größere Sonnensysteme.',
    fr: 'Moins de vaisseaux, des systèmes solaires plus grands.',
  },
  rules: [
    {
      id: 'ST-17.1',
      text: {
        en: 'Each of you has 10 ships, and there are three scenarios with ten solar cards each. That makes 30 of the 32; what the remaining two are, nobody finds out before the match is over.',
        de: 'Jeder hat 10 Schiffe, und es gibt drei Szenarien mit je zehn Sonnensystemkarten. Das macht 30 von 32; was die übrigen beiden sind, erfährt vor dem Ende der Partie niemand.',
        fr: 'Chacun a 10 vaisseaux, et il y a trois scénarios de dix cartes solaires. Cela fait 30 cartes sur 32 ; personne ne sait ce que sont les deux dernières avant la fin de la partie.',
      },
    },
    {
      id: 'ST-17.2',
      text: {
        en: 'All else is the same, six ships a fleet and two in hand included.',
        de: 'Alles Übrige ist gleich, auch sechs Schiffe je Flotte und zwei auf der Hand.',
        fr: 'Tout le reste est pareil, y compris six vaisseaux par flotte et deux en main.',
      },
    },
  ],
}
