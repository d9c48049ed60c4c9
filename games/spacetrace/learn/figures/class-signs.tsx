import './signs.css'
import { ClassBadge } from '../../board/art/class-badge.tsx'
import { ShipMarks } from '../../board/art/ship-marks.tsx'
import { className, type FigureProps, inLang } from './pieces.tsx'

const WORDS = {
  en: { ring: 'AP 0: never fires', dot: 'AP 1', dart: 'AP 2 and more', gone: 'three lost at the front' },
  de: { ring: 'AP 0: feuert nie', dot: 'AP 1', dart: 'AP 2 und mehr', gone: 'vorn drei verloren' },
  fr: {
    ring: 'AP 0\u00a0: ne tire jamais',
    dot: 'AP 1',
    dart: 'AP 2 et plus',
    gone: 'trois perdus à l’avant',
  },
}

const MARKS = [
  { key: 'ring', ap: 0, lost: 0 },
  { key: 'dot', ap: 1, lost: 0 },
  { key: 'dart', ap: 3, lost: 0 },
  { key: 'gone', ap: 1, lost: 3 },
] as const

/** The four shapes, and what a mark tells about its ship. */
export function ClassSigns({ speech }: FigureProps) {
  const words = inLang(speech, WORDS)
  return (
    <ul className="sp-fig-signs">
      {[1, 2, 3, 4].map((rank) => (
        <li key={rank}>
          <span className="sp-fig-sign sp-fig-own">
            <ClassBadge rank={rank} size={36} />
          </span>
          {className(speech, rank)}
        </li>
      ))}
      {MARKS.map(({ key, ap, lost }) => (
        <li key={key}>
          <span className="sp-fig-sign sp-fig-own">
            <ShipMarks count={10} ap={ap} lost={lost} width={110} height={44} />
          </span>
          {words[key]}
        </li>
      ))}
    </ul>
  )
}
