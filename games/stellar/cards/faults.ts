import { type Fault, type FilePath, slipIn, slipOf } from '@sternentisch/kernel/card-file'
import * as v from 'valibot'
import { StellarCards } from './schema.ts'

/** All that is wrong with a card file. What its parts have to do with one another is asked once each is right. */
export function faultsIn(file: unknown): readonly Fault[] {
  const { success, output, issues } = v.safeParse(StellarCards, file)
  if (success) return [...unfit(output)]
  return issues.map((issue) => {
    const path = (issue.path ?? []).map(({ key }) => key as string | number)
    const where = whereAt(file, path)
    return { path, ...where, refusal: slipIn(StellarCards, file, issue, where) }
  })
}

/** Ships and solar types are cards; all else is a field of the file. */
function whereAt(file: unknown, path: FilePath): { card: string | null; field: string } {
  const [list, at, ...rest] = path
  const given = (file as Record<string, { id?: unknown }[] | undefined> | null)?.[list]
  const id = Array.isArray(given) ? (given[Number(at)] as { id?: unknown } | undefined)?.id : undefined
  return typeof id === 'string' ? { card: id, field: rest.join('.') } : { card: null, field: path.join('.') }
}

function* unfit(set: StellarCards): Generator<Fault> {
  const fault = (path: FilePath, wanted: string | number, given: string | number): Fault => {
    const where = whereAt(set, path)
    return { path, ...where, refusal: slipOf(where, String(wanted), String(given)) }
  }
  for (const [key, taken] of [['id', new Set<string>()] as const, ['code', new Set<string>()] as const])
    for (const [at, ship] of set.shipTypes.entries()) {
      if (taken.has(ship[key])) yield fault(['shipTypes', at, key], `≠ ${ship[key]}`, ship[key])
      taken.add(ship[key])
    }
  yield* unfitMatrices(set, fault)
  yield* unfitCompositions(set, fault)
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
    if (cards !== cardTotal) yield fault([...path, 'cardTotal'], cards, cardTotal)
    if (points !== pointTotal) yield fault([...path, 'pointTotal'], points, pointTotal)
    const needed = Math.max(...modes.map((mode) => mode.scenarios * mode.solarCardsPerScenario))
    if (cards < needed) yield fault([...path, 'groups'], `≥ ${needed}`, cards)
  }
}
