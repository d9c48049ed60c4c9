import { type Refusal, refuseBecause } from '@sternentisch/kernel'
import { type Fault, type FilePath, slipIn, slipOf } from '@sternentisch/kernel/card-file'
import * as v from 'valibot'
import { StellarCards } from './schema.ts'
import { cards } from './shipped.ts'

/** All that is wrong with a card file. What its parts have to do with one another is asked once each is right. */
export function faultsIn(file: unknown): readonly Fault[] {
  const { success, output, issues } = v.safeParse(StellarCards, file)
  if (success) return [...unfit(output)]
  return issues.map((issue) => {
    const path = (issue.path ?? []).map(({ key }) => key as string | number)
    const where = whereAt(file, path)
    return faultAt(path, where, slipIn(StellarCards, file, issue, where))
  })
}

const faultAt = (path: FilePath, where: Where, slip: Refusal): Fault => ({
  ...{ path, ...where },
  refusal: refuseBecause(slip, 'stellar.cards.field', { card: where.card ?? '–', field: where.field || '–' }),
})

interface Where {
  readonly card: string | null
  readonly field: string
}

/** Ships and solar types are cards; all else is a field of the file. */
function whereAt(file: unknown, path: FilePath): Where {
  const [list, at, ...rest] = path
  const given = (file as Record<string, { id?: unknown }[] | undefined> | null)?.[list]
  const id = Array.isArray(given) ? (given[Number(at)] as { id?: unknown } | undefined)?.id : undefined
  return typeof id === 'string' ? { card: id, field: rest.join('.') } : { card: null, field: path.join('.') }
}

function* unfit(set: StellarCards): Generator<Fault> {
  const fault = (path: FilePath, wanted: string | number, given: string | number): Fault => {
    const where = whereAt(set, path)
    return faultAt(path, where, slipOf(where, String(wanted), String(given)))
  }
  yield* asShipped(set, fault)
  yield* tooFewShips(set, fault)
  yield* unfitMatrices(set, fault)
  yield* unfitCompositions(set, fault)
}

/** What the rules, the drawings and the notation rest on: another set has other figures, but the same ships and modes. */
function* asShipped(set: StellarCards, fault: Faulting): Generator<Fault> {
  const { limits, modes, options } = cards
  for (const [name, wanted] of Object.entries({ limits, modes, options }))
    yield* differing(wanted, set[name as 'limits'], [name], fault)
  for (const [at, ship] of cards.shipTypes.entries())
    for (const key of ['id', 'code', 'class', 'ability'] as const)
      yield* differing(ship[key], set.shipTypes[at][key], ['shipTypes', at, key], fault)
  for (const [at, { id, type }] of cards.solarTypes.entries()) {
    yield* differing(id, set.solarTypes[at].id, ['solarTypes', at, 'id'], fault)
    yield* differing(type, set.solarTypes[at].type, ['solarTypes', at, 'type'], fault)
  }
}

function* differing(wanted: unknown, given: unknown, path: FilePath, fault: Faulting): Generator<Fault> {
  if (typeof wanted !== 'object' || wanted === null) {
    if (wanted !== given) yield fault(path, String(wanted), JSON.stringify(given) ?? '–')
    return
  }
  for (const [key, inner] of Object.entries(wanted)) {
    const step = Array.isArray(wanted) ? Number(key) : key
    yield* differing(inner, (given as Record<string, unknown> | undefined)?.[key], [...path, step], fault)
  }
}

/** A fleet can be filled. */
function* tooFewShips({ shipSets, limits }: StellarCards, fault: Faulting): Generator<Fault> {
  for (const [name, set] of Object.entries(shipSets)) {
    const ships = Object.values(set).reduce((sum, each) => sum + each, 0)
    if (ships < limits.fleetMax) yield fault(['shipSets', name], `≥ ${limits.fleetMax}`, ships)
  }
}

type Faulting = (path: FilePath, wanted: string | number, given: string | number) => Fault
const OTHER_SIDE = { win: 'lose', lose: 'win', both: 'both' } as const

/** Every warship meets every other, and what one wins the other loses. */
function* unfitMatrices({ combat, shipTypes }: StellarCards, fault: Faulting): Generator<Fault> {
  const warships = shipTypes.filter((ship) => ship.class === 'military').map(({ id }) => id)
  for (const [name, { outcome }] of Object.entries(combat.matrices))
    for (const row of warships)
      for (const column of warships) {
        const path = ['combat', 'matrices', name, 'outcome', row, column]
        const [here, there] = [outcome[row]?.[column], outcome[column]?.[row]]
        const wanted = row === column ? 'both' : there && OTHER_SIDE[there]
        if (!here) yield fault(path, wanted ?? 'win, lose, both', '–')
        else if (wanted && here !== wanted) yield fault(path, wanted, here)
      }
}

/** As many solar cards as are counted, and enough for every mode. */
function* unfitCompositions({ compositions, modes }: StellarCards, fault: Faulting): Generator<Fault> {
  for (const [name, { groups, cardTotal, pointTotal }] of Object.entries(compositions.sets)) {
    const path = ['compositions', 'sets', name]
    const cards = groups.reduce((sum, [, , , count]) => sum + count, 0)
    const points = groups.reduce((sum, [, value, , count]) => sum + value * count, 0)
    const seen = new Set<string>()
    for (const [at, [type, value, fortified]] of groups.entries()) {
      const card = `${type} ${value} ${fortified}`
      if (seen.has(card)) yield fault([...path, 'groups', at], `≠ ${card}`, card)
      seen.add(card)
    }
    if (cards !== cardTotal) yield fault([...path, 'cardTotal'], cards, cardTotal)
    if (points !== pointTotal) yield fault([...path, 'pointTotal'], points, pointTotal)
    const needed = Math.max(...modes.map((mode) => mode.scenarios * mode.solarCardsPerScenario))
    if (cards < needed) yield fault([...path, 'groups'], `≥ ${needed}`, cards)
  }
}
