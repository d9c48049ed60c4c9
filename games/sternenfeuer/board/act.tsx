import { Preview, Spot } from '@sternentisch/grammar'
import type { Action } from '../rules/action.ts'
import { AttackPanel } from './attack-panel.tsx'
import { Incoming } from './incoming.tsx'
import { cardName, cardText } from './names.ts'
import { designOf } from './reading.ts'
import { Salvage } from './salvage.tsx'
import { useTable } from './table-context.tsx'
import { asks } from './words/asks.ts'

/** What is picked, what it would do, and what decides it. */
export function Act() {
  const { forecast, card, choice, view } = useTable()
  const defending = view.pending.at(-1)?.kind === 'defence'
  return (
    <div className="sn-act-seat">
      <div className="sn-act" data-telling={forecast ? '' : undefined}>
        {defending ? (
          <Incoming />
        ) : forecast ? (
          <AttackPanel forecast={forecast} />
        ) : card >= 0 && choice ? (
          <About design={card} />
        ) : (
          <Asked />
        )}
        <Ways />
        <div className="sn-act-foot">
          <Decisions />
          <Preview className="sn-preview" />
        </div>
      </div>
    </div>
  )
}

function Asked() {
  const { view, names, speech, choice } = useTable()
  return (
    <p className="sn-asked">
      {choice
        ? speech.say(`sternenfeuer.board.help.${matterOf(choice.actions as readonly Action[])}`)
        : asks(view, names, speech)}
    </p>
  )
}

const matterOf = (actions: readonly Action[]): string => {
  const has = (kind: Action['kind']): boolean => actions.some((action) => action.kind === kind)
  if (has('draw')) return 'draw'
  if (has('pass')) return 'defend'
  return has('discard') ? (has('end') ? 'last' : 'act') : has('turnUp') ? 'turnUp' : 'end'
}

/** The whole text of the picked card. */
function About({ design }: { readonly design: number }) {
  const { view, speech } = useTable()
  return (
    <div className="sn-about">
      <h3>{cardName(view, design, speech)}</h3>
      <p>{cardText(view, design, speech)}</p>
    </div>
  )
}

/** Parts of an action that are no place on the table: under a figure or against one, what to take back, simply use. */
function Ways() {
  const { choice, card, speech, view } = useTable()
  if (!choice || card < 0) return null
  const fitting = choice.fitting as readonly Action[]
  const offers = (part: string): boolean => choice.canPick(part) || choice.picked.includes(part)
  const figured = choice.picked.length > 1
  const salvage = fitting.some(({ kind }) => kind === 'salvage')
  return (
    <div className="sn-ways">
      {offers('use') && (
        <Way
          part="use"
          word={`use.${fitting.find(({ kind }) => kind === 'scout' || kind === 'extraSteps')?.kind ?? 'scout'}`}
        />
      )}
      {figured && offers('attach') && designOf(view, card).uses.length > 1 && (
        <Way part="attach" word="attach" />
      )}
      {salvage && <Salvage card={card} />}
      {offers('discard') && <Way part="discard" word="discardCard" />}
      {fitting.length === 1 && fitting[0].kind === 'discard' && (
        <p className="sn-note">{speech.say('sternenfeuer.board.onlyDiscard')}</p>
      )}
    </div>
  )
}

function Way({ part, word }: { readonly part: string; readonly word: string }) {
  const { speech } = useTable()
  const label = speech.say(`sternenfeuer.board.way.${word}`)
  return (
    <Spot as="span" className="sn-button" parts={[part]} label={label}>
      {label}
    </Spot>
  )
}

const PLAIN = ['draw', 'decline', 'pass', 'end'] as const

/** One press is enough: take a card, decline it, let an attack through, end the turn. */
function Decisions() {
  const { choice, speech } = useTable()
  if (!choice || choice.picked.length > 0) return null
  const actions = choice.actions as readonly Action[]
  return (
    <div className="sn-decisions">
      {PLAIN.map((kind) => {
        const action = actions.find((each) => each.kind === kind)
        if (!action) return null
        const label = speech.say(`sternenfeuer.board.decide.${kind}`)
        return (
          <Spot
            key={kind}
            as="span"
            className={`sn-button${kind === 'draw' || actions.length === 1 ? ' sn-button-main' : ''}`}
            parts={[kind]}
            decides={action}
            label={label}
          >
            {label}
          </Spot>
        )
      })}
    </div>
  )
}
