import { Arrow, Case, Cases, type FigureProps, inLang, Ships } from './pieces.tsx'

const WORDS = {
  en: {
    empty: 'To an empty side: the Founder stays face-down and keeps its ability.',
    taken: 'Onto a ship of yours: it turns open, and looks around in the new sector.',
  },
  de: {
    empty: 'Auf eine leere Seite: Der Founder bleibt verdeckt und behält seine Fähigkeit.',
    taken: 'Auf ein Schiff von dir: Er wird offen und sieht sich im neuen Sektor um.',
  },
  fr: {
    empty: 'Vers un côté vide\u00a0: le Founder reste caché et garde sa capacité.',
    taken: 'Sur un de vos vaisseaux\u00a0: il devient visible et regarde le nouveau secteur.',
  },
}

export function Warp({ speech }: FigureProps) {
  const words = inLang(speech, WORDS)
  return (
    <Cases>
      <Case words={words.empty}>
        <Ships speech={speech} ships="Fo~" />
        <Arrow />
        <Ships speech={speech} ships="Fo~" />
      </Case>
      <Case words={words.taken}>
        <Ships speech={speech} ships="Fo~" />
        <Arrow />
        <Ships speech={speech} ships="Ki Fo" />
      </Case>
    </Cases>
  )
}
