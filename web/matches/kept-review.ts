import { MARKS, type Reading } from '@sternentisch/bots/review'
import * as v from 'valibot'
import { storage } from '../storage/storage.ts'
import { matches } from './store.ts'

/** How often the way of reading has changed: what was read in another way is read again. */
const VERSION = 1

const Weighed = v.object({ move: v.string(), chance: v.number() })

const Verdict = v.object({
  mark: v.nullable(v.picklist(MARKS)),
  unsure: v.nullable(v.picklist(['many', 'close'])),
  played: Weighed,
  rival: v.nullable(Weighed),
  loss: v.number(),
  error: v.number(),
  facts: v.array(v.object({ name: v.string(), better: v.number(), rest: v.number() })),
})

const chances = v.array(v.number())

const Kept = v.object({
  version: v.literal(VERSION),
  /** Of how many positions. */
  all: v.number(),
  readings: v.array(v.object({ chances, errors: chances, open: chances, verdict: v.nullable(Verdict) })),
})

/** What has been read of matches that are not kept here: it lasts as long as the page. */
const onPage = new Map<string, readonly Reading[]>()

/** As much of a match as has been read on this device; nothing where it was read in another way, or is damaged. */
export async function findReview(match: string, all: number): Promise<readonly Reading[]> {
  const here = onPage.get(match)
  if (here) return here
  const read = v.safeParse(Kept, await (await storage()).get('reviews', match))
  return read.success && read.output.all === all ? read.output.readings : []
}

/** Keeps it with its match, and goes with it. */
export async function keepReview(match: string, all: number, readings: readonly Reading[]): Promise<void> {
  onPage.set(match, readings)
  if ((await matches.find(match)) === null) return
  await (await storage()).put('reviews', match, { version: VERSION, all, readings })
}
