import { grid, type Page } from '@sternentisch/kernel/terminal'
import type { View } from '../rules/view.ts'
import type { Speech } from '../text/index.ts'
import { solarShort, solarValue } from '../words/solar.ts'

/** The signs on the table, and how moves are written. */
export function signsChart(_view: View, speech: Speech, page: Page): string {
  const signs: readonly [string, string][] = [
    ['(Sl)', speech.say('stellar.sign.down')],
    ['(Sl*)', speech.say('stellar.sign.known')],
    ['[Sl]', speech.say('stellar.sign.up')],
    ['(c) (m)', speech.say('stellar.sign.unknown')],
    [solarShort(speech, 3), speech.say('stellar.sign.solar')],
    [solarValue(speech, { type: 3, value: 3, fortified: true }), speech.say('stellar.sign.value')],
  ]
  const moves: readonly [string, string][] = [
    ['Fo Ro De Sl Fl Fl', speech.say('stellar.sign.fleet')],
    ['Sl@3~', speech.say('stellar.sign.playDown')],
    ['Sl@3', speech.say('stellar.sign.playUp')],
    ['!2', speech.say('stellar.sign.reveal')],
    ['-', speech.say('stellar.sign.pass')],
    ['Wr 1.1>4', speech.say('stellar.sign.warp')],
    ['Me<Cr', speech.say('stellar.sign.mend')],
    ['Ro xB2.1', speech.say('stellar.sign.rogue')],
    ['Ro:0', speech.say('stellar.sign.lapse')],
    ['>D', speech.say('stellar.sign.foe')],
  ]
  const rows = (pairs: readonly [string, string][]): string =>
    grid(
      pairs.map(([sign, meaning]) => [`  ${sign}`, meaning]),
      [{}, { grows: true }],
      page.width,
    )
  return [speech.say('stellar.sign.table'), rows(signs), speech.say('stellar.sign.moves'), rows(moves)].join(
    '\n',
  )
}
