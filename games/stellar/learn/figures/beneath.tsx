import { Arrow, Case, Cases, type FigureProps, inLang, Ships } from './pieces.tsx'

const WORDS = {
  en: {
    lowest: 'The Mend was lowest: the Crusher slides beneath it, face-down.',
    higher: 'A Kite lay beneath the Mend: the Founder comes open, between the two.',
  },
  de: {
    lowest: 'Der Mend lag zuunterst: Der Crusher kommt verdeckt darunter.',
    higher: 'Unter dem Mend lag ein Kite: Der Founder kommt offen dazwischen.',
  },
  fr: {
    lowest: 'Le Mend était tout en bas\u00a0: le Crusher se glisse dessous, caché.',
    higher: 'Un Kite était sous le Mend\u00a0: le Founder arrive visible, entre les deux.',
  },
}

/** Lowest first: a stack grows towards its owner. */
export function Beneath({ speech }: FigureProps) {
  const words = inLang(speech, WORDS)
  return (
    <Cases>
      <Case words={words.lowest}>
        <Ships speech={speech} ships="Me" />
        <Arrow />
        <Ships speech={speech} ships="Cr~ Me" />
      </Case>
      <Case words={words.higher}>
        <Ships speech={speech} ships="Ki~ Me" />
        <Arrow />
        <Ships speech={speech} ships="Ki~ Fo Me" />
      </Case>
    </Cases>
  )
}
