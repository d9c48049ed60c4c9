import type { BookletFigure } from '@sternentisch/grammar/print'

/** The pictures of the booklet: the table, a squadron, a round. */
export const figures: readonly BookletFigure[] = [
  {
    chapter: 'minute',
    caption: {
      en: 'Two cruisers with five sectors each. Facing sectors fire at each other; in each of them squadrons lie like roof tiles.',
      de: 'Zwei Kreuzer mit je fünf Sektoren. Gegenüberliegende Sektoren schießen aufeinander; in jedem liegen die Geschwader wie Dachziegel.',
      fr: 'Deux croiseurs de cinq secteurs. Les secteurs face à face tirent l’un sur l’autre\u202f; dans chacun, les escadrilles se chevauchent comme des tuiles.',
    },
    shows: {
      kind: 'layout',
      size: [122, 65],
      places: [
        {
          at: [0, 0, 14, 24],
          name: { en: 'the other cruiser', de: 'Kreuzer des Gegners', fr: 'croiseur adverse' },
        },
        { at: [0, 30, 14, 24], name: { en: 'your cruiser', de: 'dein Kreuzer', fr: 'votre croiseur' } },
        { at: [18.0, 0, 14.5, 24], name: { en: 'Sector 1', de: 'Sektor 1', fr: 'Secteur 1' } },
        { at: [18.0, 30, 14.5, 24], name: { en: 'Sector 1', de: 'Sektor 1', fr: 'Secteur 1' } },
        { at: [34.5, 0, 14.5, 24], name: { en: 'Sector 2', de: 'Sektor 2', fr: 'Secteur 2' } },
        { at: [34.5, 30, 14.5, 24], name: { en: 'Sector 2', de: 'Sektor 2', fr: 'Secteur 2' } },
        { at: [51.0, 0, 14.5, 24], name: { en: 'Sector 3', de: 'Sektor 3', fr: 'Secteur 3' } },
        { at: [51.0, 30, 14.5, 24], name: { en: 'Sector 3', de: 'Sektor 3', fr: 'Secteur 3' } },
        { at: [67.5, 0, 14.5, 24], name: { en: 'Sector 4', de: 'Sektor 4', fr: 'Secteur 4' } },
        { at: [67.5, 30, 14.5, 24], name: { en: 'Sector 4', de: 'Sektor 4', fr: 'Secteur 4' } },
        { at: [84.0, 0, 14.5, 24], name: { en: 'Sector 5', de: 'Sektor 5', fr: 'Secteur 5' } },
        { at: [84.0, 30, 14.5, 24], name: { en: 'Sector 5', de: 'Sektor 5', fr: 'Secteur 5' } },
        { at: [102, 3, 18, 21], name: { en: 'draw pile', de: 'Zugstapel', fr: 'pioche' }, pile: true },
        {
          at: [102, 30, 18, 21],
          name: { en: 'discard pile', de: 'Ablagestapel', fr: 'défausse' },
          pile: true,
        },
        { at: [38, 57, 44, 7], name: { en: 'your hand', de: 'deine Hand', fr: 'votre main' } },
      ],
    },
  },
  {
    chapter: 'cards',
    caption: {
      en: 'A squadron: its upper half points to the opponent.',
      de: 'Ein Geschwader: Die obere Hälfte zeigt zum Gegner.',
      fr: 'Une escadrille\u00a0: sa moitié haute est tournée vers l’adversaire.',
    },
    shows: {
      kind: 'parts',
      piece: '2-08',
      marks: [
        {
          x: 15.5,
          y: 8,
          name: {
            en: 'Level of the slot it needs',
            de: 'Stufe des Feldes, das es braucht',
            fr: 'Niveau de l’emplacement requis',
          },
        },
        {
          x: 17,
          y: 19,
          name: { en: 'Fighters of this half', de: 'Jäger dieser Hälfte', fr: 'Chasseurs de cette moitié' },
        },
        {
          x: 59,
          y: 21,
          name: {
            en: 'Effect, when this half comes into view',
            de: 'Effekt, sobald diese Hälfte sichtbar wird',
            fr: 'Effet, dès que cette moitié devient visible',
          },
        },
        {
          x: 30,
          y: 65,
          name: {
            en: 'Lower half: here without fighters',
            de: 'Untere Hälfte: hier ohne Jäger',
            fr: 'Moitié basse\u00a0: ici sans chasseurs',
          },
        },
        {
          x: 17,
          y: 80.5,
          name: {
            en: 'What the upper half shows, when it is covered',
            de: 'Was die obere Hälfte zeigt, wenn sie verdeckt ist',
            fr: 'Ce que montre la moitié haute, quand elle est couverte',
          },
        },
        {
          x: 60.5,
          y: 83,
          name: { en: 'Call sign and ID', de: 'Rufname und ID', fr: 'Indicatif et identifiant' },
        },
      ],
    },
  },
  {
    chapter: 'round',
    caption: { en: 'One round.', de: 'Eine Runde.', fr: 'Une manche.' },
    shows: {
      kind: 'steps',
      steps: [
        {
          name: { en: 'Supply', de: 'Nachschub', fr: 'Renforts' },
          what: {
            en: 'a card for each draw symbol in view',
            de: 'eine Karte für jedes sichtbare „Ziehen“-Symbol',
            fr: 'une carte par symbole Pioche visible',
          },
        },
        {
          name: { en: 'Deployment', de: 'Aufstellung', fr: 'Déploiement' },
          what: {
            en: 'a card each in turns, until both pass',
            de: 'abwechselnd je eine Karte, bis beide passen',
            fr: 'une carte chacun, jusqu’à ce que tous deux passent',
          },
        },
        {
          name: { en: 'Battle', de: 'Kampf', fr: 'Bataille' },
          what: {
            en: 'shift, direction, then sector by sector',
            de: 'verschieben, Richtung, dann Sektor für Sektor',
            fr: 'décaler, sens, puis secteur par secteur',
          },
        },
        {
          name: { en: 'End', de: 'Ende', fr: 'Fin' },
          what: {
            en: 'shields recover, the initiative changes',
            de: 'Schilde erholen sich, Initiative wechselt',
            fr: 'écrans régénérés, l’Initiative change',
          },
        },
      ],
    },
  },
]
