import type { Chapter } from '@sternentisch/grammar'

export const precedence: Chapter = {
  id: 'SN-0',
  title: { en: 'What comes first', de: 'Was Vorrang hat', fr: 'Ce qui prime' },
  intro: {
    en: 'Four sentences for the rare case that two texts do not agree.',
    de: 'Vier Sätze für den seltenen Fall, dass zwei Texte sich nicht einig sind.',
    fr: 'Quatre phrases pour le cas rare où deux textes ne sont pas d’accord.',
  },
  rules: [
    {
      id: 'SN-0.1',
      text: {
        en: 'Cards know better: where a card contradicts a rule of this book, the card is right.',
        de: 'Karten wissen es besser: Widerspricht eine Karte einer Regel aus diesem Buch, hat die Karte recht.',
        fr: 'Les cartes en savent plus : quand une carte contredit une règle de ce livre, c’est la carte qui a raison.',
      },
    },
    {
      id: 'SN-0.2',
      text: {
        en: 'No is stronger than yes. What one text allows and another forbids is forbidden.',
        de: 'Nein ist stärker als Ja. Was ein Text erlaubt und ein anderer verbietet, ist verboten.',
        fr: 'Non l’emporte sur oui. Ce qu’un texte permet et qu’un autre interdit est interdit.',
      },
    },
    {
      id: 'SN-0.3',
      text: {
        en: 'Begin only what you can finish. When you choose something, everything it needs has to be there and to fit. There is one exception: you may send a figure to a place where it cannot stay (SN-10.4).',
        de: 'Fange nur an, was du zu Ende bringen kannst. Wenn du etwas wählst, muss alles da sein und passen, was es dafür braucht. Eine Ausnahme gibt es: Du darfst eine Figur an einen Ort schicken, an dem sie nicht bleiben kann (SN-10.4).',
        fr: 'Ne commencez que ce que vous pouvez finir. Au moment du choix, tout ce qu’il faut doit être là et convenir. Une seule exception : vous pouvez envoyer une figure vers un lieu où elle ne peut pas rester (SN-10.4).',
      },
    },
    {
      id: 'SN-0.4',
      text: {
        en: 'Chance speaks only at the start: it picks the places, mixes the deck and, in a first game, says who opens. Everything after that is decided by the two of you.',
        de: 'Der Zufall spricht nur am Anfang: Er wählt die Orte, mischt das Deck und sagt in der ersten Partie, wer eröffnet. Über alles Weitere entscheidet ihr beide.',
        fr: 'Le hasard ne parle qu’au début : il choisit les lieux, mélange la pioche et, pour une première partie, désigne qui commence. Tout le reste dépend de vos décisions.',
      },
    },
  ],
}
