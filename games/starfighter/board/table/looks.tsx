import { useTable } from './context.ts'
import { Spread } from './spread.tsx'
import { Zoom } from './zoom.tsx'

export interface LooksProps {
  readonly onSpread: (spread: boolean) => void
  readonly zoomed: boolean
  readonly onZoom: (zoomed: boolean) => void
}

/** The ways to look at the boards. */
export function Looks({ onSpread, zoomed, onZoom }: LooksProps) {
  const { plan, spread } = useTable()
  return (
    <>
      <Spread spread={spread} onSpread={onSpread} />
      {plan.near !== plan.far && <Zoom zoomed={zoomed} onZoom={() => onZoom(!zoomed)} />}
    </>
  )
}
