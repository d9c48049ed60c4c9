// §11.1: what a player should know before a move

import { designOf, lookAt, placeDesign } from '../reading/cards.ts'
import { figureOf, partnerIn, rowAt, seatOf, targetOf } from '../reading/figures.ts'
import { totalsOf } from '../reading/totals.ts'
import type { Action } from '../rules/action.ts'
import { attackOf } from '../rules/attack.ts'
import { sternenfeuer } from '../rules/game.ts'
import type { View } from '../rules/view.ts'
import type { Speech } from '../text/index.ts'

export function warnings(action: Action, view: View, speech: Speech): string[] {
  return warningsOf(action, view).map((warning) => speech.say(`sternenfeuer.warn.${warning}`))
}

type Warning = 'unfit' | 'pair' | 'lost' | 'sparedPair' | 'shield' | 'turnUp'

function warningsOf(action: Action, view: View): readonly Warning[] {
  switch (action.kind) {
    case 'place':
    case 'transfer':
      return [
        ...(isUnfit(action, view) ? (['unfit'] as const) : []),
        ...(breaksPair(action, view) ? (['pair'] as const) : []),
      ]
    case 'attack':
      return isBeaten(action, view) ? beatenBy(action, view) : []
    case 'discard':
      return designOf(view, action.card).kind === 'defence' ? ['shield'] : []
    case 'end':
      return sternenfeuer.actions(view).some(({ kind }) => kind === 'turnUp') ? ['turnUp'] : []
    default:
      return []
  }
}

/** A figure thrown away, or an attack that cannot be won, may be a slip of the finger. */
export const needsConsent = (action: Action, view: View): boolean =>
  warningsOf(action, view).some((warning) => warning === 'unfit' || warning === 'lost')

/** SN-10.4: it would go straight to the discard pile. */
function isUnfit(action: Action, view: View): boolean {
  const transfer = action.kind === 'transfer'
  const { admits } = placeDesign(view, transfer ? action.to : action.place)
  if (admits === null) return false
  const traveller = transfer ? figureOf(view, action) : null
  const design = traveller ? traveller.face : action.card
  const due = view.options.existenceCheck === 'arrival' || traveller?.up === true
  return due && !admits[design]
}

/** SN-8.7 */
const breaksPair = (action: Action, view: View): boolean =>
  action.kind === 'transfer' && isPaired(action, view)

const isPaired = (action: Action, view: View): boolean =>
  partnerIn(rowAt(view, seatOf(action), action.place), figureOf(view, action)) !== null

/** What a sure defeat costs: the figure, or of one that is spared the pair (SN-5.9, SN-8.6). */
const beatenBy = (action: Action, view: View): readonly Warning[] =>
  !attackOf(lookAt(view), action.card).spareAttacker ? ['lost'] : isPaired(action, view) ? ['sparedPair'] : []

/** The attacker is sure to have the lower total, unless the defender repels the attack. */
function isBeaten(action: Action, view: View): boolean {
  const use = attackOf(lookAt(view), action.card)
  const [attack, defence] = totalsOf(view, figureOf(view, action), targetOf(view, action), use)
  return defence !== null && attack < defence
}
