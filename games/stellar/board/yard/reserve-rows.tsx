import { sentence } from '@sternentisch/kernel'
import type { CSSProperties } from 'react'
import { CIVIL, CLASS_OF, MILITARY, type Ship } from '../../rules/ships.ts'
import { classWord } from '../../words/ships.ts'
import { yardCard } from '../plan/plan.ts'
import { useTable } from '../table/context.ts'
import { YardCard, type YardSpots } from './card.tsx'
import './reserve-rows.css'

interface ReserveRowsProps {
  readonly reserve: readonly Ship[]
  /** Null where nothing can be picked. */
  readonly spots: YardSpots | null
  readonly picked: readonly Ship[]
}

/** All ships of the reserve, class by class, as large as the yard allows. */
export function ReserveRows({ reserve, spots, picked }: ReserveRowsProps) {
  const { speech, plan } = useTable()
  const classes = [CIVIL, MILITARY].map((back) => ({ back, ships: copiesOf(reserve, back) }))
  const size = yardCard(
    plan,
    classes.map(({ ships }) => ({ all: ships.length, copies: ships.filter(({ copy }) => copy < 0).length })),
  )
  return (
    <div className="st-yard-classes" style={{ '--st-yard-card': `${size}px` } as CSSProperties}>
      {classes.map(({ back, ships }) => (
        <section key={back} className="st-yard-class">
          <h3>
            {sentence(classWord(speech, back), speech)}
            <small>
              {speech.say(back === CIVIL ? 'stellar.board.civilAre' : 'stellar.board.militaryAre')}
            </small>
          </h3>
          <ul className="st-yard-row">
            {ships.map(({ ship, copy }) => (
              <li key={`${ship} ${copy}`} className={copy < 0 ? 'st-yard-copy' : undefined}>
                <YardCard ship={ship} before={-copy} spots={spots} picked={picked} size={size} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

const copiesOf = (reserve: readonly Ship[], back: number): { ship: Ship; copy: number }[] =>
  reserve
    .map((ship, at) => ({ ship, copy: reserve.indexOf(ship) - at }))
    .filter(({ ship }) => CLASS_OF[ship] === back)
