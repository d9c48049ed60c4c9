import { kernelText, LANGS, type Refusal, speechIn } from '@sternentisch/kernel'
import { describe, expect, it } from 'vitest'
import { shelf } from './shelf.ts'

type Holder = Record<string, unknown>

/** The path to an object of each kind in a file: what is alike is looked at once. */
function holdersIn(file: unknown): readonly (readonly string[])[] {
  const found = new Map<string, readonly string[]>()
  const visit = (value: unknown, path: readonly string[]): void => {
    if (typeof value !== 'object' || value === null) return
    const kind = `${path.join('.').replace(/\d+/g, '*')}: ${Object.keys(value).join()}`
    if (!Array.isArray(value) && !found.has(kind)) found.set(kind, path)
    // Notes are for people: anything may stand there.
    for (const [key, inner] of Object.entries(value)) if (key !== 'vocabulary') visit(inner, [...path, key])
  }
  visit(file, [])
  return [...found.values()]
}

const WRONG = [undefined, 'x', -0.5, [], {}]
const takers = shelf.flatMap((box) => (box.cards ? [[box.game.id, box.cards, box.text] as const] : []))

describe.each(takers)('whatever is wrong in a card file of %s', (_, takes, text) => {
  const file = structuredClone(takes.cards) as Holder
  const holderAt = (path: readonly string[]): Holder => path.reduce((at, step) => at[step] as Holder, file)

  /** What is said of the file with one field changed, or left out. */
  const refusalOf = (path: readonly string[], key: string, value: unknown): Refusal[] => {
    const holder = holderAt(path)
    const before = { ...holder }
    if (value === undefined) delete holder[key]
    else holder[key] = value
    const refusal = takes.addCards('wrong', file)
    if (!refusal) takes.removeCards('wrong')
    delete holder[key]
    Object.assign(holder, before)
    return refusal ? [refusal] : []
  }

  it('is said in words, in every language', () => {
    const refusals: Refusal[] = []
    for (const path of holdersIn(takes.cards))
      for (const key of [...Object.keys(holderAt(path)), 'colr'])
        for (const value of WRONG) refusals.push(...refusalOf(path, key, value))
    expect(refusals.length).toBeGreaterThan(100)
    for (const lang of LANGS) {
      const { explain } = speechIn(lang, [kernelText, text])
      const said = new Set(refusals.map(explain))
      for (const sentence of said)
        expect(sentence).not.toMatch(/undefined|never|\bObject\b|\bArray\b|\bstring\b|\{[a-z]|NaN|Invalid/)
    }
  })

  it('a missing field is called by its name, with what belongs there', () => {
    const { explain } = speechIn('en', [kernelText, text])
    const isNeeded = (key: string): boolean => refusalOf([], key, undefined).length > 0
    const [list] = Object.keys(file).filter((key) => Array.isArray(file[key]) && isNeeded(key))
    const [missing] = refusalOf([], list, undefined)
    expect(explain(missing)).toBe(`Field ${list}: missing; expected: a list.`)
    const [unknown] = refusalOf([], 'colr', 1)
    expect(explain(unknown)).toMatch(
      new RegExp(`^Field colr: there is no such field\\. There are: .*${list}`),
    )
  })
})
