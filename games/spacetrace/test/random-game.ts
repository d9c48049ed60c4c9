import { randomGames } from '@sternentisch/kernel/test'
import { spacetrace } from '../rules/game.ts'

export const randomGame = randomGames(spacetrace)
