import { isRefusal, readOptions } from '@sternentisch/kernel'
import { Glyph } from '../../board/art/glyphs.tsx'
import type { Outcome } from '../../board/chart/layout.ts'
import { Wheel } from '../../board/chart/wheel.tsx'
import { cards } from '../../cards/index.ts'
import { kitOf } from '../../rules/kit.ts'
import { optionSchema } from '../../rules/options.ts'
import { isMilitary, SHIP_NAMES, SHIPS } from '../../rules/ships.ts'
import { type FigureProps, inLang } from './pieces.tsx'

const WORDS = {
  en: { caption: 'The ship on the left meets the ship above', win: 'wins', lose: 'loses', both: 'both lost' },
  de: {
    caption: 'Das Schiff links trifft auf das Schiff oben',
    win: 'siegt',
    lose: 'verliert',
    both: 'beide weg',
  },
  fr: {
    caption: 'Le vaisseau de gauche rencontre celui du haut',
    win: 'gagne',
    lose: 'perd',
    both: 'les deux',
  },
}
const SIGNS = { win: '+', lose: '−', both: '×' }

/** Combat as it is usually played. */
function usualOutcome(): Outcome {
  const options = readOptions(optionSchema, {})
  if (isRefusal(options)) throw new Error(options.code)
  return kitOf(options).outcome
}

/** Who beats whom: as a drawing and as a table, both made from the card file. */
export function CombatChart({ speech }: FigureProps) {
  const words = inLang(speech, WORDS)
  const military = SHIPS.filter(isMilitary)
  const { outcome } = cards.combat.matrices.apexSpy
  const id = (ship: number): string => cards.shipTypes[ship].id
  return (
    <div className="st-fig-combat">
      <div className="stellar st-chart">
        <Wheel outcome={usualOutcome()} />
      </div>
      <table className="figure-table st-fig-versus stellar">
        <caption>{words.caption}</caption>
        <thead>
          <tr>
            <td />
            {military.map((ship) => (
              <th key={ship} scope="col">
                <span>{SHIP_NAMES[ship]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {military.map((row) => (
            <tr key={row}>
              <th scope="row">
                <span className="st-fig-named">
                  <span className="st-fig-glyph">
                    <Glyph ship={row} size={30} stroke={3.4} />
                  </span>
                  {SHIP_NAMES[row]}
                </span>
              </th>
              {military.map((column) => {
                const result = outcome[id(row)][id(column)]
                return (
                  <td key={column} className={`st-fig-${result}`}>
                    <b aria-hidden="true">{SIGNS[result]}</b>
                    <small>{words[result]}</small>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
