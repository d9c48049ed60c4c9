import { letterOf } from '@sternentisch/kernel'
import { proveWanted, readTask } from '../arguments.ts'
import { type Desk, speechFor, understand } from '../desk.ts'
import type { Speech } from '../text/index.ts'
import type { Fault, Place } from './inquest.ts'
import { Moments, type ShownGame } from './moments.ts'

export const MOMENTS = 'moments'

/** Where nobody waits, one in so many moments is drawn that are not the first of their kind. */
const ONE_IN = 20
/** The first faults tell enough. */
const SHOWN = 20
const STACK_LINES = 6

type MomentsDesk = Omit<Desk, 'checks'> & { open(game: string): Promise<ShownGame> }

/** Proves that page and terminal have an answer at every moment; answers the exit code. */
export async function runMoments(words: readonly string[], desk: MomentsDesk): Promise<number> {
  const speech = speechFor(words, desk)
  const checks = [{ name: MOMENTS, run: () => null }]
  const wanted = { usage: `npm run prove -- ${MOMENTS}`, flags: proveWanted.flags }
  const task = understand(words, wanted, desk, ({ flags }) =>
    readTask(MOMENTS, flags, { checks, games: desk.games }),
  )
  if (typeof task === 'number') return task
  const { game, games, seedOf } = task
  const moments = new Moments(await desk.open(game.id), ONE_IN)
  for (let run = 0; run < games; run++) {
    moments.inquire(seedOf(checks[0], run))
    desk.progress.at(MOMENTS, run + 1, games, moments.faults.length)
  }
  desk.progress.clear()
  for (const fault of moments.faults.slice(0, SHOWN)) desk.print(describeFault(fault, game.id, speech))
  const figures = { runs: games, failures: moments.faults.length, ...moments.counts }
  const summary = Object.entries(figures).map(([name, figure]) => `${name}=${figure}`)
  desk.print(`prove ${MOMENTS}: ${summary.join(' ')}`)
  return moments.faults.length > 0 ? 1 : 0
}

/** What went wrong and where, the one command that shows it again, and the stack. */
function describeFault({ place, stack, ...fault }: Fault, game: string, speech: Speech): string {
  const command = `npm run prove -- ${MOMENTS} --game ${game} --games 1 --seed ${place.seed}`
  const told = speech.say('prove.fault', {
    ...{ asked: fault.asked, about: fault.about, what: fault.what, n: fault.times },
    ...{ game, options: place.options, seed: place.seed, move: place.move, text: place.text, command },
    lang: fault.lang ?? '–',
    viewer: typeof place.viewer === 'number' ? letterOf(place.viewer) : place.viewer,
    when: whenOf(place, speech),
  })
  return [told, ...stack.split('\n').slice(1, STACK_LINES + 1)].join('\n')
}

const whenOf = ({ event, kind }: Place, { say }: Speech): string =>
  event === null ? say('prove.fault.rest') : say('prove.fault.event', { event, kind: kind ?? '' })
