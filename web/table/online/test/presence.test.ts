import { kernelText, LANGS, type Seat, speechIn } from '@sternentisch/kernel'
import { faultInDrawing } from '@sternentisch/kernel/checks'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { atTable } from '../../../text/at-table.ts'
import { webText } from '../../../text/index.ts'
import { namesFor } from '../../names.ts'
import { fakeStorage } from '../../test/tables.ts'
import { presenceOf } from '../company/presence.ts'
import { sitFar } from './far-table.ts'

beforeEach(() => vi.stubGlobal('localStorage', fakeStorage()))
afterEach(() => vi.unstubAllGlobals())

it('what stands beside “you” is said to you, in every language, whatever becomes of the seat', () => {
  const { table } = sitFar()
  const { company, bill } = table
  const gaveUp = { ...company, standing: { ...company.standing, conceded: [0 as Seat] } }
  const states = [
    [company, undefined],
    [gaveUp, undefined],
    [company, { minutes: 0 }],
    [company, { minutes: 3 }],
    [company, { minutes: null }],
  ] as const
  for (const lang of LANGS) {
    const speech = speechIn(lang, [kernelText, webText, atTable])
    const [you] = namesFor(bill, 0, speech)
    for (const [those, gone] of states) {
      const { words } = presenceOf(those, 0, gone, speech)
      expect(faultInDrawing(`<b>${you}</b><i>${words}</i>`, lang)).toBeNull()
    }
    // Of another the same is said in another way, where the language has one.
    const ofAnna = presenceOf({ ...gaveUp, viewer: 1 }, 0, undefined, speech).words
    const ofMe = presenceOf(gaveUp, 0, undefined, speech).words
    expect(ofAnna === ofMe).toBe(lang === 'en')
  }
})
