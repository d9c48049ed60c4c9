import type { BookletFigure } from '@sternentisch/grammar/print'

/** The pictures of the booklet: the table, a civil and a military ship, a turn. */
export const figures: readonly BookletFigure[] = [
  {
    chapter: 'minute',
    caption: {
      en: 'The table for two: in the middle the sectors of solar cards. You sit below.',
      de: 'Der Tisch zu zweit: in der Mitte die Sektoren aus Sonnensystemkarten. Du sitzt unten.',
      fr: 'La table à deux\u00a0: au milieu, les secteurs de cartes solaires. Vous êtes assis en bas.',
    },
    shows: {
      kind: 'layout',
      size: [122, 54],
      places: [
        {
          at: [16, 17, 24, 12],
          name: {
            en: 'Sector 1',
            de: 'Sektor 1',
            fr: 'Secteur 1',
          },
        },
        {
          at: [18, 3, 20, 12],
          name: { en: 'ships of the other', de: 'Schiffe des Gegners', fr: 'vaisseaux adverses' },
        },
        { at: [18, 31, 20, 12], name: { en: 'your ships', de: 'deine Schiffe', fr: 'vos vaisseaux' } },
        {
          at: [44, 17, 24, 12],
          name: {
            en: 'Sector 2',
            de: 'Sektor 2',
            fr: 'Secteur 2',
          },
        },
        {
          at: [46, 3, 20, 12],
          name: { en: 'ships of the other', de: 'Schiffe des Gegners', fr: 'vaisseaux adverses' },
        },
        { at: [46, 31, 20, 12], name: { en: 'your ships', de: 'deine Schiffe', fr: 'vos vaisseaux' } },
        {
          at: [72, 17, 24, 12],
          name: {
            en: 'Sector 3',
            de: 'Sektor 3',
            fr: 'Secteur 3',
          },
        },
        {
          at: [74, 3, 20, 12],
          name: { en: 'ships of the other', de: 'Schiffe des Gegners', fr: 'vaisseaux adverses' },
        },
        { at: [74, 31, 20, 12], name: { en: 'your ships', de: 'deine Schiffe', fr: 'vos vaisseaux' } },
        {
          at: [0, 17, 13, 12],
          name: { en: 'cards left', de: 'übrige Karten', fr: 'cartes en réserve' },
          pile: true,
        },
        {
          at: [102, 31, 18, 12],
          name: { en: 'your fleet pile', de: 'dein Flottenstapel', fr: 'votre pile de flotte' },
          pile: true,
        },
        {
          at: [102, 3, 18, 12],
          name: { en: 'other fleet pile', de: 'Flottenstapel des Gegners', fr: 'pile de flotte adverse' },
          pile: true,
        },
        {
          at: [102, 17, 18, 12],
          name: { en: 'reserve and discards', de: 'Reserve und Ablagen', fr: 'réserve et défausses' },
        },
        { at: [38, 45, 44, 8], name: { en: 'your hand', de: 'deine Hand', fr: 'votre main' } },
      ],
    },
  },
  {
    chapter: 'cards',
    caption: { en: 'A civil ship.', de: 'Ein ziviles Schiff.', fr: 'Un vaisseau civil.' },
    shows: {
      kind: 'parts',
      piece: 'Fo A',
      marks: [
        { x: 14, y: 8, name: { en: 'Settlement points', de: 'Siedlungspunkte', fr: 'Points de colonie' } },
        {
          x: 57,
          y: 10,
          name: {
            en: 'Class: civil or military',
            de: 'Klasse: zivil oder Militär',
            fr: 'Classe\u00a0: civil ou militaire',
          },
        },
        { x: 44, y: 55, name: { en: 'Name', de: 'Name', fr: 'Nom' } },
        {
          x: 54,
          y: 63,
          name: {
            en: 'What it may do once, on turning open',
            de: 'Was es einmal darf, wenn es offen wird',
            fr: 'Ce qu’il peut faire une fois, en devenant visible',
          },
        },
        { x: 56.5, y: 80, name: { en: 'Whose ship it is', de: 'Wem es gehört', fr: 'À qui il est' } },
      ],
    },
  },
  {
    chapter: 'cards',
    caption: { en: 'A military ship.', de: 'Ein Militärschiff.', fr: 'Un vaisseau militaire.' },
    shows: {
      kind: 'parts',
      piece: 'De A',
      marks: [
        {
          x: 57,
          y: 11,
          name: {
            en: 'Class; the corners are cut',
            de: 'Klasse; die Ecken sind geschnitten',
            fr: 'Classe\u202f; les coins sont coupés',
          },
        },
        { x: 44, y: 38, name: { en: 'Its sign', de: 'Sein Zeichen', fr: 'Son signe' } },
        {
          x: 48,
          y: 79,
          name: { en: 'Ships that it beats', de: 'Schiffe, die es schlägt', fr: 'Vaisseaux qu’il bat' },
        },
      ],
    },
  },
  {
    chapter: 'turn',
    caption: {
      en: 'One turn. Battles and abilities are finished before it goes on.',
      de: 'Ein Zug. Kämpfe und Fähigkeiten sind erledigt, bevor er weitergeht.',
      fr: 'Un tour. Combats et capacités se règlent avant la suite.',
    },
    shows: {
      kind: 'steps',
      steps: [
        {
          name: { en: 'Play', de: 'Legen', fr: 'Poser' },
          what: {
            en: 'a ship from your hand into a sector',
            de: 'ein Schiff aus der Hand in einen Sektor',
            fr: 'un vaisseau de la main dans un secteur',
          },
        },
        {
          name: { en: 'Reveal', de: 'Aufdecken', fr: 'Révéler' },
          what: {
            en: 'if you like, one of your face-down ships',
            de: 'wenn du magst, eines deiner verdeckten Schiffe',
            fr: 'si vous voulez, un de vos vaisseaux cachés',
          },
        },
        {
          name: { en: 'Draw', de: 'Ziehen', fr: 'Piocher' },
          what: {
            en: 'the top ship of your fleet pile',
            de: 'das oberste Schiff deines Flottenstapels',
            fr: 'le premier vaisseau de votre pile de flotte',
          },
        },
      ],
    },
  },
]
