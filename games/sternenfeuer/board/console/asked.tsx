import { figureOf } from '../../reading/figures.ts'
import type { Action, ActionKind } from '../../rules/action.ts'
import { shortName } from '../../words/names.ts'
import { Icon, type IconName } from '../art/icons.tsx'
import { tellOnBoard } from '../log/tell.ts'
import { useTable } from '../table/context.ts'
import { recent } from '../table/memory.ts'
import { asks } from './asks.ts'
import './asked.css'

/** What the player is asked, and what there is to do; for the others, what they wait for. */
export function Asked() {
  const { view, names, speech, choice } = useTable()
  const actions = choice?.actions ?? []
  return (
    <>
      <p className="sn-asked">
        {choice ? speech.say(`sternenfeuer.board.help.${matterOf(actions)}`) : asks(view, names, speech)}
      </p>
      <Recent drawing={actions.some(({ kind }) => kind === 'draw')} />
      <Chances actions={actions} />
    </>
  )
}

/** So many lines fit. */
const LINES = 4

/** What was just told, for those who blinked. */
function Recent({ drawing }: { readonly drawing: boolean }) {
  const { view, names, speech, memory } = useTable()
  const lines = recent(memory, drawing).flatMap((event) => {
    const words = tellOnBoard(event, view.viewer, names, speech, view.options)
    return words === null ? [] : [words]
  })
  if (lines.length === 0) return null
  return (
    <ul className="sn-recent">
      {lines.slice(-LINES).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

type Matter = 'draw' | 'defend' | 'turnUp' | 'end' | 'last' | 'discard' | 'act' | 'step'

const matterOf = (actions: readonly Action[]): Matter => {
  const has = (kind: ActionKind): boolean => actions.some((action) => action.kind === kind)
  if (has('draw')) return 'draw'
  if (has('pass')) return 'defend'
  if (!has('discard')) return has('turnUp') ? 'turnUp' : 'end'
  if (has('end')) return 'last'
  return actions.every(({ kind }) => kind === 'discard') ? 'discard' : has('turnUp') ? 'act' : 'step'
}

type Chance = 'attack' | 'place' | 'reinforce' | 'couple' | 'transfer' | 'use' | 'turnUp'

/** What can be done, in the order in which one would think of it, and the sign of each. */
const CHANCES: readonly (readonly [IconName, Chance, readonly ActionKind[]])[] = [
  ['attack', 'attack', ['attack']],
  ['figure', 'place', ['place']],
  ['gear', 'reinforce', ['reinforce']],
  ['bond', 'couple', ['couple']],
  ['next', 'transfer', ['transfer']],
  ['star', 'use', ['scout', 'dismantle', 'salvage', 'extraSteps']],
  ['eye', 'turnUp', ['turnUp']],
]

/** Each thing that can be done now, with the cards or figures for it. */
function Chances({ actions }: { readonly actions: readonly Action[] }) {
  const { view, speech } = useTable()
  const nameOf = (action: Action): string =>
    action.card >= 0 ? shortName(action.card, speech) : shortName(figureOf(view, action).face, speech)
  const chances = CHANCES.flatMap(([icon, word, kinds]) => {
    const with_ = [...new Set(actions.filter(({ kind }) => kinds.includes(kind)).map(nameOf))]
    return with_.length === 0 ? [] : [{ icon, word, with_ }]
  })
  if (chances.length === 0) return null
  return (
    <ul className="sn-chances">
      {chances.map(({ icon, word, with_ }) => (
        <li key={word}>
          <Icon name={icon} size={14} />
          <b>{speech.say(`sternenfeuer.board.can.${word}`)}</b>
          <span>{with_.join(', ')}</span>
        </li>
      ))}
    </ul>
  )
}
