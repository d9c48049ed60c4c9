import { Case, Cases, type FigureProps, inLang, Unit } from './pieces.tsx'

const WORDS = {
  en: {
    heals: 'Fifty fighters were lost: at the end of the turn there are a hundred again.',
    stays: 'The Base keeps its damage.',
  },
  de: {
    heals: 'Fünfzig Jäger waren verloren: Am Ende des Zuges sind es wieder hundert.',
    stays: 'Die Basis behält ihren Schaden.',
  },
  fr: {
    heals: 'Cinquante chasseurs étaient perdus\u00a0: à la fin du tour, ils sont de nouveau cent.',
    stays: 'La Base garde ses dégâts.',
  },
}

/** SP-15.1: E8 of the examples. */
export function AfterTheTurn({ speech }: FigureProps) {
  const words = inLang(speech, WORDS)
  return (
    <Cases>
      <Case words={words.heals}>
        <Unit speech={speech} card="fighter" before={50} after={100} />
      </Case>
      <Case words={words.stays}>
        <Unit speech={speech} card="base" before={900} />
      </Case>
    </Cases>
  )
}
