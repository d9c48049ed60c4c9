import type { BookletFigure } from '@sternentisch/grammar/print'

/** The pictures of the booklet: the table, a figure, a turn. */
export const figures: readonly BookletFigure[] = [
  {
    chapter: 'minute',
    caption: {
      en: 'Three places between the players; on each side the figures that are there.',
      de: 'Drei Orte zwischen den Spielern; auf jeder Seite die Figuren, die dort sind.',
      fr: 'Trois lieux entre les joueurs\u202f; de chaque côté, les figures qui s’y trouvent.',
    },
    shows: {
      kind: 'layout',
      size: [122, 62],
      places: [
        { at: [16, 20, 26, 13], name: { en: 'Place 1', de: 'Ort 1', fr: 'Lieu 1' } },
        { at: [17.0, 2, 11.5, 16], name: { en: 'figure', de: 'Figur', fr: 'figure' } },
        { at: [17.0, 35, 11.5, 16], name: { en: 'figure', de: 'Figur', fr: 'figure' } },
        { at: [29.5, 2, 11.5, 16], name: { en: 'figure', de: 'Figur', fr: 'figure' } },
        { at: [29.5, 35, 11.5, 16], name: { en: 'figure', de: 'Figur', fr: 'figure' } },
        { at: [46, 20, 26, 13], name: { en: 'Place 2', de: 'Ort 2', fr: 'Lieu 2' } },
        { at: [47.0, 2, 11.5, 16], name: { en: 'figure', de: 'Figur', fr: 'figure' } },
        { at: [47.0, 35, 11.5, 16], name: { en: 'figure', de: 'Figur', fr: 'figure' } },
        { at: [59.5, 2, 11.5, 16], name: { en: 'figure', de: 'Figur', fr: 'figure' } },
        { at: [59.5, 35, 11.5, 16], name: { en: 'figure', de: 'Figur', fr: 'figure' } },
        { at: [76, 20, 26, 13], name: { en: 'Place 3', de: 'Ort 3', fr: 'Lieu 3' } },
        { at: [77.0, 2, 11.5, 16], name: { en: 'figure', de: 'Figur', fr: 'figure' } },
        { at: [77.0, 35, 11.5, 16], name: { en: 'figure', de: 'Figur', fr: 'figure' } },
        { at: [89.5, 2, 11.5, 16], name: { en: 'figure', de: 'Figur', fr: 'figure' } },
        { at: [89.5, 35, 11.5, 16], name: { en: 'figure', de: 'Figur', fr: 'figure' } },
        { at: [106, 3, 15, 19], name: { en: 'draw pile', de: 'Nachziehstapel', fr: 'pioche' }, pile: true },
        {
          at: [106, 31, 15, 19],
          name: { en: 'discard pile', de: 'Ablagestapel', fr: 'défausse' },
          pile: true,
        },
        { at: [38, 54, 44, 7], name: { en: 'your hand', de: 'deine Hand', fr: 'votre main' } },
      ],
    },
  },
  {
    chapter: 'cards',
    caption: { en: 'A figure.', de: 'Eine Figur.', fr: 'Une figure.' },
    shows: {
      kind: 'parts',
      piece: 'F01',
      marks: [
        { x: 10, y: 5, name: { en: 'Number of the card', de: 'Nummer der Karte', fr: 'Numéro de la carte' } },
        {
          x: 45,
          y: 22,
          name: {
            en: 'Its five values as a picture: the longer, the higher',
            de: 'Ihre fünf Werte als Bild: je länger, desto höher',
            fr: 'Ses cinq valeurs en image\u00a0: plus c’est long, plus c’est haut',
          },
        },
        { x: 43, y: 52, name: { en: 'Name', de: 'Name', fr: 'Nom' } },
        {
          x: 57,
          y: 73.5,
          name: {
            en: 'Signs of the five values',
            de: 'Zeichen der fünf Werte',
            fr: 'Signes des cinq valeurs',
          },
        },
        {
          x: 57,
          y: 82,
          name: {
            en: 'The values; the highest is underlined',
            de: 'Die Werte; der höchste ist unterstrichen',
            fr: 'Les valeurs\u202f; la plus haute est soulignée',
          },
        },
      ],
    },
  },
  {
    chapter: 'turn',
    caption: {
      en: 'One turn. In the other turn you can only stop an attack.',
      de: 'Ein Zug. Im Zug des Gegners kannst du nur einen Angriff stoppen.',
      fr: 'Un tour. Pendant celui de l’adversaire, on ne peut qu’arrêter une attaque.',
    },
    shows: {
      kind: 'steps',
      steps: [
        {
          name: { en: 'Draw', de: 'Ziehen', fr: 'Piocher' },
          what: { en: 'a card, or decline', de: 'eine Karte oder verzichten', fr: 'une carte, ou renoncer' },
        },
        {
          name: { en: 'One card', de: 'Eine Karte', fr: 'Une carte' },
          what: {
            en: 'place, reinforce, couple, attack, transfer or discard',
            de: 'auslegen, verstärken, koppeln, angreifen, versetzen, ablegen',
            fr: 'poser, renforcer, coupler, attaquer, transférer, défausser',
          },
        },
        {
          name: { en: 'Turn up', de: 'Aufdecken', fr: 'Révéler' },
          what: {
            en: 'a face-down figure, before or after that',
            de: 'eine verdeckte Figur, davor oder danach',
            fr: 'une figure cachée, avant ou après',
          },
        },
        {
          name: { en: 'Five cards', de: 'Fünf Karten', fr: 'Cinq cartes' },
          what: {
            en: 'in hand again at the end',
            de: 'am Ende wieder auf der Hand',
            fr: 'de nouveau en main à la fin',
          },
        },
      ],
    },
  },
]
