// The board of a random match, drawn without a browser
import { drawnBoard } from '@sternentisch/grammar/test'
import { kernelText, LANGS, speechIn, tellTo } from '@sternentisch/kernel'
import { toldGames } from '@sternentisch/kernel/test'
import { starfighterBoard } from '../board/index.ts'
import { type Memory, remember } from '../board/table/memory.ts'
import type { StarfighterEvent } from '../rules/events.ts'
import { starfighter } from '../rules/game.ts'
import type { View } from '../rules/view.ts'
import { starfighterText } from '../text/index.ts'

const TABLE_WORDS = { 'grammar.preview': 'Preview' }
export const speeches = LANGS.map((lang) =>
  speechIn(lang, [kernelText, starfighterText, { en: TABLE_WORDS, de: TABLE_WORDS, fr: TABLE_WORDS }]),
)
export const [english] = speeches
export const NAMES = ['Anna', 'Jonas']

/** With these parts picked, and this remembered of before. */
export function drawn(
  view: View,
  event: StarfighterEvent | null = null,
  speech = english,
  picked: readonly string[] = [],
  before?: Memory,
): string {
  const now = { view, event: event && tellTo(event, view.viewer) }
  return drawnBoard(starfighter, starfighterBoard, {
    viewer: view.viewer,
    moment: { ...now, memory: remember(before, now) },
    names: NAMES,
    speech,
    picked,
  })
}

/** Fronts are played more often than at random, so that chains come about. */
export const play = toldGames(starfighter, (all, choices) => {
  const fronts = all.filter(({ kind, up }) => kind === 'play' && up)
  return fronts.length > 0 && choices.below(4) > 0 ? fronts : all
})
