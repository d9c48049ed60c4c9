import type { BookletFigure } from '@sternentisch/grammar/print'

/** The pictures of the booklet: the table, a ship, a turn. */
export const figures: readonly BookletFigure[] = [
  {
    chapter: 'minute',
    caption: {
      en: 'Two fleets, sorted by class. In a battle class meets class, the small ones first.',
      de: 'Zwei Flotten, nach Klassen geordnet. Im Kampf trifft Klasse auf Klasse, die kleinen zuerst.',
      fr: 'Deux flottes, rangées par classe. Au combat, les classes se rencontrent, les petites d’abord.',
    },
    shows: {
      kind: 'layout',
      size: [122, 61],
      places: [
        { at: [18, 2, 18, 19], name: { en: 'class I', de: 'Klasse I', fr: 'classe I' } },
        { at: [18, 31, 18, 19], name: { en: 'class I', de: 'Klasse I', fr: 'classe I' } },
        { at: [38, 2, 18, 19], name: { en: 'class II', de: 'Klasse II', fr: 'classe II' } },
        { at: [38, 31, 18, 19], name: { en: 'class II', de: 'Klasse II', fr: 'classe II' } },
        { at: [58, 2, 18, 19], name: { en: 'class III', de: 'Klasse III', fr: 'classe III' } },
        { at: [58, 31, 18, 19], name: { en: 'class III', de: 'Klasse III', fr: 'classe III' } },
        {
          at: [78, 2, 18, 19],
          name: { en: 'class IV with the Base', de: 'Klasse IV mit der Basis', fr: 'classe IV avec la Base' },
        },
        {
          at: [78, 31, 18, 19],
          name: { en: 'class IV with the Base', de: 'Klasse IV mit der Basis', fr: 'classe IV avec la Base' },
        },
        { at: [0, 2, 14, 19], name: { en: 'deck', de: 'Deck', fr: 'deck' }, pile: true },
        {
          at: [104, 2, 14, 19],
          name: { en: 'discard pile', de: 'Ablagestapel', fr: 'défausse' },
          pile: true,
        },
        { at: [0, 31, 14, 19], name: { en: 'your deck', de: 'dein Deck', fr: 'votre deck' }, pile: true },
        {
          at: [104, 31, 14, 19],
          name: { en: 'discard pile', de: 'Ablagestapel', fr: 'défausse' },
          pile: true,
        },
        { at: [38, 53, 44, 7], name: { en: 'your hand', de: 'deine Hand', fr: 'votre main' } },
      ],
    },
  },
  {
    chapter: 'cards',
    caption: { en: 'A ship card.', de: 'Eine Schiffskarte.', fr: 'Une carte de vaisseau.' },
    shows: {
      kind: 'parts',
      piece: 'fighter',
      marks: [
        { x: 28, y: 8, name: { en: 'Name', de: 'Name', fr: 'Nom' } },
        { x: 57, y: 8, name: { en: 'Class', de: 'Klasse', fr: 'Classe' } },
        {
          x: 57,
          y: 30,
          name: {
            en: 'Its ships, or some of them',
            de: 'Seine Schiffe, oder einige davon',
            fr: 'Ses vaisseaux, ou quelques-uns',
          },
        },
        {
          x: 28,
          y: 47,
          name: {
            en: 'What it costs in manpower',
            de: 'Was sie an Manpower kostet',
            fr: 'Ce qu’elle coûte en manpower',
          },
        },
        {
          x: 58.5,
          y: 50.5,
          name: {
            en: 'Totals of the whole card',
            de: 'Summen der ganzen Karte',
            fr: 'Totaux de la carte entière',
          },
        },
        {
          x: 49,
          y: 58,
          name: {
            en: 'Number of ships × AP / LP of each',
            de: 'Anzahl der Schiffe × AP / LP je Schiff',
            fr: 'Nombre de vaisseaux × AP / LP de chacun',
          },
        },
      ],
    },
  },
  {
    chapter: 'glance',
    caption: { en: 'One turn.', de: 'Ein Zug.', fr: 'Un tour.' },
    shows: {
      kind: 'steps',
      steps: [
        {
          name: { en: 'Draw', de: 'Ziehen', fr: 'Piocher' },
          what: { en: 'two cards', de: 'zwei Karten', fr: 'deux cartes' },
        },
        {
          name: { en: 'Build', de: 'Aufbauen', fr: 'Construire' },
          what: {
            en: 'manpower from reinforcements, spent on ships',
            de: 'Manpower aus Reinforcements für Schiffe',
            fr: 'manpower des renforts, dépensée en vaisseaux',
          },
        },
        {
          name: { en: 'Attack', de: 'Angreifen', fr: 'Attaquer' },
          what: {
            en: 'once, if it pays; not in the very first turn',
            de: 'einmal, wenn es sich lohnt; nicht im allerersten Zug',
            fr: 'une fois, si cela paie\u202f; pas au tout premier tour',
          },
        },
        {
          name: { en: 'Done', de: 'Fertig', fr: 'Terminé' },
          what: {
            en: 'ships are whole again, unused manpower is gone',
            de: 'Schiffe sind wieder ganz, Manpower verfällt',
            fr: 'vaisseaux de nouveau entiers, manpower perdue',
          },
        },
      ],
    },
  },
]
