import { Case, Cases, type FigureProps, filled, inLang, Niche, Row, Sign, shortName } from './pieces.tsx'
import './row-order.css'

const WORDS = {
  en: {
    arrive: '{c} arrives: left end or right end, never between the two.',
    leave: '{b} leaves: now {a} and {c} are neighbours.',
  },
  de: {
    arrive: '{c} kommt an: am linken oder am rechten Ende, nie zwischen den beiden.',
    leave: '{b} geht: Nun sind {a} und {c} Nachbarn.',
  },
  fr: {
    arrive: '{c} arrive\u00a0: au bout gauche ou droit, jamais entre les deux.',
    leave: '{b} s’en va\u00a0: {a} et {c} sont maintenant voisines.',
  },
}

const [A, B, C] = ['F01', 'F02', 'F12']

export function RowOrder({ speech }: FigureProps) {
  const words = inLang(speech, WORDS)
  const names = { a: shortName(speech, A), b: shortName(speech, B), c: shortName(speech, C) }
  return (
    <Cases wide>
      <Case words={filled(words.arrive, names)}>
        <Row>
          <Sign name="next" />
          <Niche speech={speech} id={A} />
          <Niche speech={speech} id={B} />
          <span className="sn-fig-sign sn-fig-mirror">
            <Sign name="next" />
          </span>
        </Row>
      </Case>
      <Case words={filled(words.leave, names)}>
        <Row>
          <Niche speech={speech} id={A} />
          <Niche speech={speech} id={B} lost />
          <Niche speech={speech} id={C} />
        </Row>
      </Case>
    </Cases>
  )
}
