import { Preview, Spot, unbroken } from '@sternentisch/grammar'
import { waitingIn } from '../chain/chain.ts'
import { type TableProps, useTable } from '../table/context.ts'
import '../table/button.css'
import './act.css'

interface ActProps {
  readonly flip: (id: string) => void
}

/** What is picked in words, and the buttons that decide. */
export function Act({ flip }: ActProps) {
  const table = useTable()
  const { choice, asked, speech } = table
  const note = choice?.picked.length === 0 ? noteOn(table) : null
  return (
    <div className="sf-act">
      {choice && asked === 'play' && (
        <div className="sf-act-tools">
          <Flip flip={flip} />
          <Spot className="sf-button sf-pass" parts={['pass']} label={speech.say('starfighter.board.pass')}>
            {speech.say('starfighter.board.pass')}
          </Spot>
        </div>
      )}
      <Preview className="sf-preview" />
      {note && <p className="sf-act-note">{unbroken(speech.say(note))}</p>}
    </div>
  )
}

/** §5.5: from here on people should know that a chain cannot go on for ever. */
const LONG = 20

/** A word for those who wonder: what passing would mean, or why this effect comes now. */
function noteOn({ asked, view, memory }: TableProps) {
  if (asked === 'play') {
    if (view.passed !== 0) return 'starfighter.board.note.alone'
    return view.initiative === view.viewer ? 'starfighter.board.note.keeps' : 'starfighter.board.note.takes'
  }
  const waiting = waitingIn(view)
  if (waiting.length === 0) return null
  if (memory.chain.length >= LONG) return 'starfighter.board.note.long'
  if (asked === 'first') return 'starfighter.board.note.first'
  return waiting.length > 1 ? 'starfighter.board.note.before' : 'starfighter.board.note.must'
}

/** Turns the picked card over before it is played. */
function Flip({ flip }: ActProps) {
  const { choice, speech } = useTable()
  const picked = choice?.picked ?? []
  const side = picked.find((part) => part === 'front' || part === 'back')
  const id = side && picked[picked.indexOf(side) - 1]
  if (!id) return null
  const other = side === 'front' ? 'back' : 'front'
  const fits = choice?.actions.some((action) => action.card === id && action.up === (other === 'front'))
  return (
    <button type="button" className="sf-button" disabled={!fits} onClick={() => flip(id)}>
      <svg width="18" height="18" viewBox="0 0 24 24" aria-hidden="true">
        <rect
          x="3.5"
          y="4"
          width="10"
          height="14"
          rx="1.8"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
        />
        <path
          d="M17 7h1.800A1.700 1.700 0 0 1 20.500 8.700v10.600A1.700 1.700 0 0 1 18.800 21H10"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
        />
      </svg>
      {speech.say(other === 'back' ? 'starfighter.board.backUp' : 'starfighter.board.frontUp')}
    </button>
  )
}
