import { Arrow, Case, Cases, type FigureProps, inLang, Ships } from './pieces.tsx'

const WORDS = {
  en: {
    crusher: 'A Crusher beats the Slicer on top, then the Kite below it. It stays alone, still face-down.',
    foil: 'A Foil loses to the Slicer at once. The Kite was neither fought nor seen.',
  },
  de: {
    crusher:
      'Ein Crusher schlägt den Slicer oben, dann den Kite darunter. Er bleibt allein zurück, noch immer verdeckt.',
    foil: 'Ein Foil verliert sofort gegen den Slicer. Der Kite hat nicht gekämpft und wurde nicht gesehen.',
  },
  fr: {
    crusher: 'Un Crusher bat le Slicer du dessus, puis le Kite en dessous. Il reste seul, toujours caché.',
    foil: 'Un Foil perd aussitôt contre le Slicer. Le Kite n’a pas combattu et n’a pas été vu.',
  },
}

/** The second battle of the rulebook: two defenders in one stack. */
export function TopFirst({ speech }: FigureProps) {
  const words = inLang(speech, WORDS)
  return (
    <Cases>
      <Case words={words.crusher}>
        <Ships speech={speech} ships="Cr~" />
        <Arrow />
        <Ships speech={speech} ships="Ki~ Sl" lost="Ki~ Sl" />
      </Case>
      <Case words={words.foil}>
        <Ships speech={speech} ships="Fl~" lost="Fl~" />
        <Arrow />
        <Ships speech={speech} ships="m Sl" />
      </Case>
    </Cases>
  )
}
