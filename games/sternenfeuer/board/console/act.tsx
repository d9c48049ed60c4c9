import { Preview, Spot } from '@sternentisch/grammar'
import { designOf } from '../../reading/cards.ts'
import { figureNamed } from '../../reading/figures.ts'
import { shortName } from '../../words/names.ts'
import { Incoming } from '../battle/incoming.tsx'
import { AttackPanel, Defences } from '../battle/panel.tsx'
import { useTable } from '../table/context.ts'
import { Asked } from './asked.tsx'
import { Ending } from './ending.tsx'
import { AboutCard, Lens } from './lens.tsx'
import { Salvage } from './salvage.tsx'
import './act.css'

/** What is picked, what it would do, and what decides it; else what is looked at, or what there is to do. */
export function Act() {
  const { forecast, card, choice, view } = useTable()
  const defending = view.pending.at(-1)?.kind === 'defence'
  const idle = view.result ? <Ending /> : card >= 0 && choice ? <AboutCard design={card} /> : <Asked />
  return (
    <div className="sn-act-seat">
      <div className="sn-act" data-telling={forecast ? '' : undefined}>
        {defending ? <Incoming /> : forecast ? <AttackPanel forecast={forecast} /> : <Lens instead={idle} />}
        <div className="sn-act-foot">
          {forecast && <Defences forecast={forecast} />}
          <Ways />
          <Decisions />
          <Preview className="sn-preview" />
        </div>
      </div>
    </div>
  )
}

/** Parts of an action that are no place on the table: under a figure or against one, what to take back, simply use. */
function Ways() {
  const { choice, card, view } = useTable()
  if (!choice) return null
  if (card < 0) return <TurnUpWay />
  const { fitting } = choice
  const offers = (part: string): boolean => choice.canPick(part) || choice.picked.includes(part)
  const figured = choice.picked.length > 1
  const salvage = fitting.some(({ kind }) => kind === 'salvage')
  return (
    <div className="sn-ways">
      {offers('use') && (
        <Way
          part="use"
          word={fitting.some(({ kind }) => kind === 'extraSteps') ? 'use.extraSteps' : 'use.scout'}
        />
      )}
      {figured && offers('attach') && designOf(view, card).uses.length > 1 && (
        <Way part="attach" word="attach" />
      )}
      {salvage && <Salvage card={card} />}
      {offers('discard') && <Way part="discard" word="discardCard" />}
    </div>
  )
}

/** A face-down figure is picked: the eye at its corner is small. */
function TurnUpWay() {
  const { choice, view, speech } = useTable()
  const figure = figureNamed(view, choice?.picked[0] ?? '')
  if (!figure || !choice?.canPick('turnUp')) return null
  const label = speech.say('sternenfeuer.board.turnUp', { figure: shortName(figure.face, speech) })
  return (
    <div className="sn-ways">
      <Spot as="span" className="sn-button" parts={['turnUp']} label={label}>
        {label}
      </Spot>
    </div>
  )
}

interface WayProps {
  readonly part: string
  readonly word: 'use.scout' | 'use.extraSteps' | 'attach' | 'discardCard'
}

function Way({ part, word }: WayProps) {
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
  const { actions } = choice
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
