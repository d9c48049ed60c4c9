import type { Chapter } from '@sternentisch/grammar'
import { TryABattle } from '../figures/try-a-battle.tsx'

/** No rules, but the rules at work: a chapter to play with. */
export const simulator: Chapter = {
  id: 'simulator',
  title: { en: 'Try a battle', de: 'Einen Kampf ausprobieren', fr: 'Essayer un combat' },
  rules: [
    {
      id: 'simulator-fleets',
      text: {
        en: 'What if? Put two fleets together from the box, damage them, order them, and watch row by row what comes of it. It is reckoned by the same rules as at the table, without tactics and commanders, and as the battle of two base fleets.',
        de: 'Was wäre, wenn? Stelle zwei Flotten aus der Schachtel zusammen, beschädige sie, ordne sie und sieh Reihe für Reihe, was daraus wird. Gerechnet wird mit denselben Regeln wie am Tisch, ohne Taktiken und Commander und als Kampf zweier Basisflotten.',
        fr: 'Et si ? Composez deux flottes avec les cartes de la boîte, endommagez-les, rangez-les et voyez rangée par rangée ce qui en résulte. Le calcul suit les mêmes règles qu’à la table, sans tactiques ni commandants, comme le combat de deux flottes de Base.',
      },
      Figure: TryABattle,
    },
  ],
}
