import type { Chapter } from '@sternentisch/grammar'
import { Levels } from '../figures/levels.tsx'
import { RowOrder } from '../figures/row-order.tsx'

export const zones: Chapter = {
  id: 'SN-2',
  title: { en: 'Where cards lie', de: 'Wo Karten liegen', fr: 'Où se trouvent les cartes' },
  intro: {
    en: 'The table tells a lot: only hands, deck and face-down figures keep secrets.',
    de: 'Der Tisch verrät viel: Geheimnisse haben nur die Hände, das Deck und verdeckte Figuren.',
    fr: 'La table en dit long : seules les mains, la pioche et les figures cachées gardent un secret.',
  },
  rules: [
    {
      id: 'SN-2.1',
      text: {
        en: 'Seen from the middle, a place has three levels: the place card itself, then your figures, and outermost the additional cards that belong to a figure.',
        de: 'Von der Mitte aus gesehen hat ein Ort drei Ebenen: die Ortskarte selbst, dann deine Figuren und ganz außen die Zusatzkarten, die zu einer Figur gehören.',
        fr: 'Vu du milieu, un lieu a trois niveaux : la carte lieu elle-même, puis vos figures et, le plus loin, les cartes additionnelles qui accompagnent une figure.',
      },
      Figure: Levels,
    },
    {
      id: 'SN-2.2',
      text: {
        en: 'A figure comes into play face down, unless a text says otherwise. Every other card on the board lies face up.',
        de: 'Eine Figur kommt verdeckt ins Spiel, wenn kein Text etwas anderes sagt. Jede andere Karte auf dem Spielfeld liegt offen.',
        fr: 'Une figure entre en jeu face cachée, sauf si un texte dit autre chose. Toute autre carte du plateau est visible.',
      },
    },
    {
      id: 'SN-2.3',
      text: {
        en: 'You share one discard pile. It lies face up, keeps its order, and both of you may look through it whenever you like. How many cards are in the deck and in each hand is no secret either.',
        de: 'Ihr habt einen gemeinsamen Ablagestapel. Er liegt offen, behält seine Reihenfolge, und beide dürfen ihn jederzeit durchsehen. Auch wie viele Karten im Deck und auf den Händen sind, ist kein Geheimnis.',
        fr: 'Vous partagez une seule défausse. Elle est visible, garde son ordre, et chacun peut la consulter à tout moment. Le nombre de cartes de la pioche et des mains n’est pas secret non plus.',
      },
    },
    {
      id: 'SN-2.4',
      text: {
        en: 'Neighbours matter (SN-8.1), so a row has an order. A figure that arrives goes to the left or the right end of your row, as you choose. When a figure leaves, the row closes up, and those on both sides of the gap become neighbours.',
        de: 'Nachbarn sind wichtig (SN-8.1), darum hat eine Reihe eine Ordnung. Eine Figur, die ankommt, legst du links oder rechts von deiner Reihe aus. Verlässt eine Figur die Reihe, rückt sie zusammen, und die beiden neben der Lücke werden Nachbarn.',
        fr: 'Le voisinage compte (SN-8.1) : une rangée a donc un ordre. Une figure qui arrive se place au bout gauche ou droit de votre rangée, à votre choix. Quand une figure s’en va, la rangée se resserre, et celles des deux côtés du vide deviennent voisines.',
      },
      Figure: RowOrder,
    },
    {
      id: 'SN-2.5',
      text: {
        en: 'Apart from that nobody ever changes the order of a row.',
        de: 'Davon abgesehen ändert niemand je die Ordnung einer Reihe.',
        fr: 'À part cela, personne ne change jamais l’ordre d’une rangée.',
      },
    },
  ],
}
