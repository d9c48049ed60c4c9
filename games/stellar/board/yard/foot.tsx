import { type OpenChoice, Spot } from '@sternentisch/grammar'
import { useMemo } from 'react'
import type { Action } from '../../rules/action.ts'
import { fleetFrom, fullFleet } from '../../rules/fleets.ts'
import type { Ship } from '../../rules/ships.ts'
import { Icon, type IconName } from '../art/icons.tsx'
import { useTable } from '../table/context.ts'
import { fleetInNotation } from './card.tsx'
import { balanced, chance, lastFleet } from './presets.ts'
import './foot.css'

interface YardFootProps {
  readonly choice: OpenChoice<Action>
  readonly reserve: readonly Ship[]
  readonly picked: readonly Ship[]
  readonly onPut: (ships: readonly Ship[]) => void
}

/** How many are picked, ready-made fleets, and the way to send one. */
export function YardFoot({ choice, reserve, picked, onPut }: YardFootProps) {
  const { speech } = useTable()
  const max = fullFleet(reserve.length)
  const fleet = fleetFrom(picked)
  const action = choice.actions.find((each) => each.fleet === fleet)
  return (
    <footer className="st-yard-foot">
      <p className="st-yard-count" aria-live="polite">
        <b>{picked.length}</b> / {max} <span>{speech.say('stellar.board.shipsPicked')}</span>
      </p>
      <Presets reserve={reserve} picked={picked} onPut={onPut} />
      {picked.length < max && (
        <p className="st-yard-warning">
          <Icon name="warn" />
          {picked.length === 0
            ? speech.say('stellar.warn.emptyFleet', { max })
            : speech.say('stellar.warn.smallFleet', { n: picked.length, max })}
        </p>
      )}
      <Spot
        as="div"
        // To send nothing is allowed, but nobody is led to it.
        className={picked.length > 0 ? 'st-button st-send st-primary' : 'st-button st-send'}
        parts={['fleet']}
        decides={action ?? null}
        label={speech.say('stellar.board.send', { n: picked.length })}
        why={fleetInNotation(picked)}
      >
        {speech.say('stellar.board.send', { n: picked.length })}
      </Spot>
    </footer>
  )
}

type PresetName = 'last' | 'balanced' | 'random' | 'clear'

function Presets({ reserve, picked, onPut }: Omit<YardFootProps, 'choice'>) {
  const { view, speech } = useTable()
  const last = useMemo(() => lastFleet(view, reserve), [view, reserve])
  const presets: readonly [IconName, PresetName, (() => readonly Ship[]) | null][] = [
    ['again', 'last', last && (() => last)],
    ['scales', 'balanced', () => balanced(reserve, fullFleet(reserve.length))],
    ['dice', 'random', () => chance(reserve)],
    ['close', 'clear', picked.length > 0 ? () => [] : null],
  ]
  return (
    <div className="st-yard-presets">
      {presets.map(
        ([icon, name, ships]) =>
          ships && (
            <button key={name} type="button" className="st-button" onClick={() => onPut(ships())}>
              <Icon name={icon} />
              {speech.say(`stellar.board.preset.${name}`)}
            </button>
          ),
      )}
    </div>
  )
}
