// The board in plain markup, and matches to draw with it
import { drawnBoard } from '@sternentisch/grammar/test'
import { kernelText, LANGS, speechIn, tellTo } from '@sternentisch/kernel'
import { toldGames } from '@sternentisch/kernel/test'
import { stellarBoard } from '../board/index.ts'
import type { StellarEvent } from '../rules/events.ts'
import { stellar } from '../rules/game.ts'
import type { Options } from '../rules/options.ts'
import type { View } from '../rules/view.ts'
import { stellarText } from '../text/index.ts'

const TABLE_WORDS = { 'grammar.preview': 'Preview' }
export const speeches = LANGS.map((lang) =>
  speechIn(lang, [kernelText, stellarText, { en: TABLE_WORDS, de: TABLE_WORDS, fr: TABLE_WORDS }]),
)
export const [english] = speeches
export const NAMES = ['Anna', 'Jonas', 'Miriam', 'Emil']

export const drawn = (view: View, event: StellarEvent | null = null, speech = english): string =>
  drawnBoard(stellar, stellarBoard, {
    viewer: view.viewer,
    moment: { view, event: event && tellTo(event, view.viewer) },
    names: NAMES,
    speech,
  })

/** The last fleets of the list are the largest. */
export const play = toldGames(stellar, (all) => (all[0].kind === 'fleet' ? all.slice(-40) : all))

export const MODES: readonly Partial<Options>[] = [
  { mode: 'duel' },
  { mode: 'trio', combatMatrix: 'fiveCycle' },
  { mode: 'quartet', composition: 'twins' },
  { mode: 'tandem', combatMatrix: 'rammingKite' },
]
