import { isSingle } from '../../reading/ships.ts'
import { BASE, type Figures } from '../../rules/figures.ts'
import { Glyph } from './glyphs.tsx'
import { Hull } from './hull.tsx'
import { ShipMarks } from './ship-marks.tsx'
import { Station } from './station.tsx'

interface PictureProps {
  readonly figures: Figures
  readonly facing?: 'right' | 'left'
  /** How many ships have gone. */
  readonly lost?: number
  readonly jammed?: number
  /** How many more are expected to go. */
  readonly threatened?: number
}

/** The drawing of a card: one mark a ship, a hull, the station, or a sign. */
export function Picture({ figures, facing = 'right', lost = 0, jammed = 0, threatened = 0 }: PictureProps) {
  if (figures.kind === BASE) return <Station />
  if (figures.class === 0) return <Glyph card={figures.id} />
  if (isSingle(figures)) return <Hull card={figures.id} facing={facing} />
  return (
    <ShipMarks
      count={figures.count}
      ap={figures.ap}
      lost={lost}
      jammed={jammed}
      threatened={threatened}
      facing={facing}
      height={figures.count > 80 ? 48 : 40}
    />
  )
}
