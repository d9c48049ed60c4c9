import type { StellarCards } from '../../cards/index.ts'

type Matrices = StellarCards['combat']['matrices']
type Sets = StellarCards['compositions']['sets']

const OTHER_SIDE = { win: 'lose', lose: 'win', both: 'both' } as const

/** Sums are counted, and what one ship wins the other loses: the earlier of two ships in the file says it. */
export function settled(file: StellarCards): StellarCards {
  const { combat, compositions, shipTypes } = file
  if (!combat?.matrices || !compositions?.sets || !Array.isArray(shipTypes)) return file
  const ids = shipTypes.map((ship) => ship.id)
  return {
    ...file,
    combat: { ...combat, matrices: each(combat.matrices, (matrix) => mirrored(matrix, ids)) as Matrices },
    compositions: { ...compositions, sets: each(compositions.sets, counted) as Sets },
  }
}

const each = <Thing>(all: Readonly<Record<string, Thing>>, change: (thing: Thing) => Thing) =>
  Object.fromEntries(Object.entries(all).map(([name, thing]) => [name, change(thing)]))

function mirrored(matrix: Matrices['apexSpy'], ids: readonly string[]): Matrices['apexSpy'] {
  const rows = ids.filter((id) => matrix.outcome?.[id])
  const outcome = Object.fromEntries(
    rows.map((row, at) => [
      row,
      Object.fromEntries(
        rows.map((column, other) => {
          if (at === other) return [column, 'both' as const]
          const said = at < other ? matrix.outcome[row][column] : matrix.outcome[column][row]
          return [column, at < other ? said : OTHER_SIDE[said]]
        }),
      ),
    ]),
  )
  const beats = Object.fromEntries(
    rows.map((row) => {
      const beaten = rows.filter((column) => outcome[row][column] === 'win')
      const before: readonly string[] = matrix.beats?.[row] ?? []
      const isSame = before.length === beaten.length && beaten.every((id) => before.includes(id))
      return [row, isSame ? before : beaten]
    }),
  )
  return { ...matrix, outcome, beats: beats as Matrices['apexSpy']['beats'] }
}

function counted(set: Sets['balanced']): Sets['balanced'] {
  if (!Array.isArray(set.groups)) return set
  const sum = (worth: (group: Sets['balanced']['groups'][number]) => number): number =>
    set.groups.reduce((all, group) => all + worth(group), 0)
  return {
    ...set,
    cardTotal: sum(([, , , count]) => count),
    pointTotal: sum(([, value, , count]) => value * count),
  }
}
