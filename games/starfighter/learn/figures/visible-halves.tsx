import { Case, Cases, type FigureProps, inLang } from './pieces.tsx'
import { Sector } from './sector.tsx'

const WORDS = {
  en: {
    four: 'Four cards, five visible halves. From the top: 2 + 0 + 2 + 2 + 3 fighters. This sector shoots with 9.',
    turned:
      'A turned card shows its printed upper half below. This back shoots with its two fighters although it is covered: 3 + 0 + 2.',
  },
  de: {
    four: 'Vier Karten, fünf sichtbare Bereiche. Von oben: 2 + 0 + 2 + 2 + 3 Jäger. Dieser Sektor schießt mit 9.',
    turned:
      'Eine gedrehte Karte zeigt ihren gedruckten oberen Bereich unten. Diese Rückseite schießt mit ihren zwei Jägern, obwohl sie verdeckt ist: 3 + 0 + 2.',
  },
  fr: {
    four: 'Quatre cartes, cinq parties visibles. De haut en bas : 2 + 0 + 2 + 2 + 3 Chasseurs. Ce secteur tire 9 coups.',
    turned:
      'Une carte pivotée montre en bas sa partie supérieure imprimée. Ce verso tire avec ses deux Chasseurs bien qu’il soit recouvert : 3 + 0 + 2.',
  },
}

export function VisibleHalves({ speech }: FigureProps) {
  const words = inLang(speech, WORDS)
  return (
    <Cases>
      <Case words={words.four}>
        <Sector speech={speech} stack="0-24 1-09 2-33 0-01b" />
      </Case>
      <Case words={words.turned}>
        <Sector speech={speech} stack="3-25b' 0-01" />
      </Case>
    </Cases>
  )
}
