import { randomGames } from '@sternentisch/kernel/test'
import { starfighter } from '../rules/game.ts'

export const randomGame = randomGames(starfighter)
