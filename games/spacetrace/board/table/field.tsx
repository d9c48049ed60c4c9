import './field.css'
import { Spot } from '@sternentisch/grammar'
import { useTable } from './context.ts'

interface FieldProps {
  /** The picked card of the hand that would come to lie here; null if a ship of the other fleet would. */
  readonly card: string | null
}

/** Where what is picked would go: a whole part of the table. */
export function LandingField({ card }: FieldProps) {
  const { speech } = useTable()
  const words = speech.say(card === null ? 'spacetrace.board.moveHere' : 'spacetrace.board.land')
  return (
    <Spot as="span" className="sp-landing" parts={[card ?? 'move']} label={words}>
      {words}
    </Spot>
  )
}
