import type { Chapter } from '@sternentisch/grammar'

export const leaving: Chapter = {
  id: 'SN-11',
  title: { en: 'Leaving the board', de: 'Das Spielfeld verlassen', fr: 'Quitter le plateau' },
  intro: {
    en: 'What is beaten or spent lies on the discard pile, for both to see.',
    de: 'Was geschlagen oder verbraucht ist, liegt für beide sichtbar auf dem Ablagestapel.',
    fr: 'Ce qui est battu ou dépensé va à la défausse, à la vue de tous.',
  },
  rules: [
    {
      id: 'SN-11.1',
      text: {
        en: 'A discarded figure takes its reinforcement cards along. On the pile lie first the figure, then its reinforcements from the oldest to the newest, then the collective card, if it was part of a pair.',
        de: 'Eine abgelegte Figur nimmt ihre Verstärkungskarten mit. Auf dem Stapel liegt zuerst die Figur, dann ihre Verstärkungen von der ältesten zur neuesten, dann die Kollektivkarte, wenn sie zu einem Paar gehörte.',
        fr: 'Une figure défaussée emporte ses renforts. Sur la défausse viennent d’abord la figure, puis ses renforts du plus ancien au plus récent, puis la carte collective si elle faisait partie d’une paire.',
      },
    },
    {
      id: 'SN-11.2',
      text: {
        en: 'There is one discard pile for both of you. It is never mixed back into the deck.',
        de: 'Es gibt einen Ablagestapel für euch beide. Er wird nie zurück ins Deck gemischt.',
        fr: 'Il y a une défausse pour vous deux. On ne la remélange jamais dans la pioche.',
      },
    },
    {
      id: 'SN-11.3',
      text: {
        en: 'A card belongs to whoever holds it or on whose side it lies. So a figure that you salvage fights for you, whoever played it before.',
        de: 'Eine Karte gehört dem, der sie hält oder auf dessen Seite sie liegt. Eine Figur, die du birgst, kämpft also für dich, wer auch immer sie vorher gespielt hat.',
        fr: 'Une carte appartient au joueur qui l’a en main ou du côté duquel elle se trouve. Une figure que vous récupérez combat donc pour vous, peu importe qui l’avait jouée.',
      },
    },
  ],
}
