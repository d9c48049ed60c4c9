import { within } from './patience.ts'
import type { Wire } from './wire.ts'

/** A browser that is driven from outside, whichever it is. */
export interface Driven {
  open(address: string): Promise<void>
  /** Runs in the page, with what is given, and answers what comes of it. */
  run<Given, Result>(work: (given: Given) => Result | Promise<Result>, given: Given): Promise<Result>
  /** Of the page, without the frame around it; as near as the browser allows. */
  size(width: number, height: number): Promise<void>
  /** A key, as WebDriver writes it: down and up again. */
  press(key: string): Promise<void>
  back(): Promise<void>
  reload(): Promise<void>
  close(): Promise<void>
}

/** What is asked of a page may take so long: a bot on a busy machine thinks. */
const RUN_MS = 180_000
const OPEN_MS = 60_000

/** The function goes over as text; what it throws comes back as words. */
export const scriptOf = (work: (given: never) => unknown): string =>
  `const [given, done] = arguments
Promise.resolve(given).then(${work}).then(
  (value) => done({ value }),
  (problem) => done({ problem: String(problem) }),
)`

type Outcome<Result> = { readonly value: Result } | { readonly problem: string }

export async function drive(wire: Wire): Promise<Driven> {
  await wire.ask('patience', { script: RUN_MS, pageLoad: OPEN_MS })
  const driven: Driven = {
    async open(address) {
      await within(OPEN_MS, address, wire.ask('open', { url: address }))
    },
    async run<Given, Result>(work: (given: Given) => Result | Promise<Result>, given: Given) {
      const asking = wire.ask('run', { script: scriptOf(work), args: [given] })
      const outcome = (await within(RUN_MS, work.name, asking)) as Outcome<Result>
      if ('problem' in outcome) throw new Error(outcome.problem)
      return outcome.value
    },
    async size(width, height) {
      await wire.ask('size', { width, height })
      const frame = await driven.run(frameAround, null)
      await wire.ask('size', { width: width + frame.width, height: height + frame.height })
    },
    async press(value) {
      const actions = [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]
      await wire.ask('act', { actions: [{ type: 'key', id: 'keyboard', actions }] })
    },
    async back() {
      await within(OPEN_MS, 'Back', wire.ask('back', {}))
    },
    async reload() {
      await within(OPEN_MS, 'Reload', wire.ask('reload', {}))
    },
    close: () => wire.close(),
  }
  return driven
}

/** Runs in the page. */
const frameAround = () => ({ width: outerWidth - innerWidth, height: outerHeight - innerHeight })
