import { Arrow, Case, Cases, type FigureProps, inLang, Ships } from './pieces.tsx'

const WORDS = {
  en: {
    first: 'Nothing of yours lies there: face-down or open, as you like.',
    more: 'A ship of yours is there: the next one comes open.',
    or: 'or',
  },
  de: {
    first: 'Dort liegt nichts von dir: verdeckt oder offen, wie du magst.',
    more: 'Dort liegt ein Schiff von dir: Das nächste kommt offen.',
    or: 'oder',
  },
  fr: {
    first: 'Vous n’y avez rien\u00a0: caché ou visible, à votre gré.',
    more: 'Vous y avez un vaisseau\u00a0: le suivant arrive visible.',
    or: 'ou',
  },
}

export function HiddenAndOpen({ speech }: FigureProps) {
  const words = inLang(speech, WORDS)
  return (
    <Cases>
      <Case words={words.first}>
        <Ships speech={speech} ships="" />
        <Arrow />
        <Ships speech={speech} ships="Sl~" />
        <span>{words.or}</span>
        <Ships speech={speech} ships="Sl" />
      </Case>
      <Case words={words.more}>
        <Ships speech={speech} ships="Ki~" />
        <Arrow />
        <Ships speech={speech} ships="Ki~ Sl" />
      </Case>
    </Cases>
  )
}
