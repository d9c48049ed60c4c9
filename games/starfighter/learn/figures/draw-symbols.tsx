import { Arrow, Case, Cases, type FigureProps, inLang } from './pieces.tsx'
import { Sector } from './sector.tsx'

const WORDS = {
  en: {
    low: 'On level 0 the first card covers the draw symbol.',
    raised:
      'On level 1 it stays visible above the first card, and you go on drawing. The second card takes its slot.',
  },
  de: {
    low: 'Auf Stufe 0 verdeckt schon die erste Karte das „Ziehen“-Symbol.',
    raised:
      'Auf Stufe 1 bleibt es über der ersten Karte zu sehen, und du ziehst weiter. Erst die zweite Karte besetzt sein Feld.',
  },
  fr: {
    low: 'Au niveau 0, la première carte recouvre déjà le symbole Pioche.',
    raised:
      'Au niveau 1, il reste visible au-dessus de la première carte, et vous piochez encore. La deuxième carte occupe son emplacement.',
  },
}

/** A symbol on level 0, and Athena's raised one. */
export function DrawSymbols({ speech }: FigureProps) {
  const words = inLang(speech, WORDS)
  return (
    <Cases wide>
      <Case words={words.low}>
        <Sector speech={speech} stack="" slots={2} draws={[0]} />
        <Arrow />
        <Sector speech={speech} stack="0-06" slots={2} draws={[0]} />
      </Case>
      <Case words={words.raised}>
        <Sector speech={speech} stack="0-06" slots={2} draws={[1]} />
        <Arrow />
        <Sector speech={speech} stack="0-06 1-02" slots={2} draws={[1]} />
      </Case>
    </Cases>
  )
}
