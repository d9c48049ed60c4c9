import type { Chapter } from '@sternentisch/grammar'
import { AfterTheTurn } from '../figures/after-the-turn.tsx'

export const endOfTurn: Chapter = {
  id: 'SP-15',
  title: { en: 'End of the turn', de: 'Ende des Zuges', fr: 'Fin du tour' },
  intro: {
    en: 'What is only damaged comes back. What is wiped out does not.',
    de: 'Was nur beschädigt ist, kommt wieder. Was ausgelöscht ist, nicht.',
    fr: 'Une carte seulement entamée se refait. Une carte perdue jusqu’au dernier vaisseau, non.',
  },
  rules: [
    {
      id: 'SP-15.1',
      text: {
        en: 'On every ship card still in play, on both sides, all ships return with full LP, killed ones included; only the Bases do not heal. Then all MP expire, the turns without progress are counted (SP-16.2), and the other player’s turn begins.',
        de: 'Auf jeder Schiffskarte, die noch im Spiel ist, kehren auf beiden Seiten alle Schiffe mit vollen LP zurück, auch vernichtete; nur die Basen heilen nicht. Dann verfallen alle MP, die Züge ohne Fortschritt werden gezählt (SP-16.2), und der andere ist am Zug.',
        fr: 'Sur chaque carte vaisseau encore en jeu, des deux côtés, tous les vaisseaux reviennent avec leurs LP complets, même anéantis ; seules les Bases ne guérissent pas. Puis tous les MP disparaissent, les tours calmes sont comptés (SP-16.2), et c’est à l’autre joueur.',
      },
      Figure: AfterTheTurn,
    },
  ],
}
