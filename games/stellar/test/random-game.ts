import { type Moment as AnyMoment, randomGames } from '@sternentisch/kernel/test'
import type { Action } from '../rules/action.ts'
import { stellar } from '../rules/game.ts'
import type { Table } from '../rules/table.ts'

export type Moment = AnyMoment<Table, Action>

export const randomGame = randomGames(stellar)
