import { Across, type FigureProps, inLang, Niche, Row, Strip } from './pieces.tsx'
import './levels.css'

const WORDS = {
  en: { place: 'Level 1: the place', figures: 'Level 2: figures', more: 'Level 3: additional cards' },
  de: { place: 'Erste Ebene: der Ort', figures: 'Zweite Ebene: Figuren', more: 'Dritte Ebene: Zusatzkarten' },
  fr: {
    place: 'Niveau 1\u00a0: le lieu',
    figures: 'Niveau 2\u00a0: figures',
    more: 'Niveau 3\u00a0: cartes additionnelles',
  },
}

/** One place with both sides, and the names of its levels. */
export function Levels({ speech }: FigureProps) {
  const words = inLang(speech, WORDS)
  return (
    <div className="sn-fig-levels sternenfeuer">
      <Across>
        <Row>
          <Niche speech={speech} side="foe" />
        </Row>
        <Strip speech={speech} id="P3" />
        <Row>
          <Niche speech={speech} id="F12" />
          <Niche speech={speech} id="F21" reinforcement="R03" />
        </Row>
      </Across>
      <ol>
        <li>{words.place}</li>
        <li>{words.figures}</li>
        <li>{words.more}</li>
      </ol>
    </div>
  )
}
