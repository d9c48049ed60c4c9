import {
  accuracyOf,
  type Decided,
  decisionsOf,
  factsInWords,
  isFaulty,
  MARKS,
  type Reading,
  type Seen,
  tallyOf,
  turnsIn,
  winsOf,
} from '@sternentisch/bots/review'
import type { BoxedGame } from '@sternentisch/games/shelf'
import { isRefusal, labelled, type Seat } from '@sternentisch/kernel'
import { nameOf, wrap } from '@sternentisch/kernel/terminal'
import { tellEnd } from '../ending.ts'
import type { Voice } from '../telling.ts'

/** A match that was read, and what is wanted of it. */
interface Told {
  readonly box: BoxedGame
  readonly seen: Seen
  readonly readings: readonly Reading[]
  readonly voice: Voice
  readonly whose: readonly Seat[]
  /** All decisions, and not only those worth a look. */
  readonly all: boolean
}

const percentIn =
  (lang: string) =>
  (share: number): string =>
    share.toLocaleString(lang, { style: 'percent' })

const BARS = '▁▂▃▄▅▆▇█'

/** How the chances went, where they turned, what was decided, and how well, in lines. */
export function tellReview(told: Told): string[] {
  const { seen, voice, whose, all } = told
  const { speech, page } = voice
  const { standing, rest } = seen.open
  const decided = whose
    .flatMap((seat) => decisionsBy(told, seat))
    .filter(({ verdict }) => all || isFaulty(verdict.mark))
    .sort((a, b) => a.move - b.move)
  const lines = [
    ...(standing?.result ? [tellEnd(standing, standing.result, rest.view, voice), ''] : []),
    labelled(speech.lang, speech.say('review.chance'), speech.say('cli.analyse.from')),
    ...curves(told),
    '',
    ...whose.flatMap((seat) => turns(told, seat)),
    labelled(speech.lang, speech.say(all ? 'cli.analyse.all' : 'cli.analyse.faults'), ''),
    ...(decided.length > 0
      ? decided.flatMap((each) => decision(told, each))
      : [`  ${speech.say('cli.analyse.none')}`]),
    '',
    labelled(speech.lang, speech.say('review.accuracy'), ''),
    ...whose.map((seat) => `  ${tally(told, seat)}`),
  ]
  return lines.map((line) => wrap(line.trimEnd(), page.width, `${/^ */.exec(line)?.[0]}    `))
}

const seatAt =
  ({ seen }: Told) =>
  (move: number): Seat =>
    seen.open.scenes[move].seat

const decisionsBy = (told: Told, seat: Seat): readonly Decided[] =>
  decisionsOf(told.readings, seat, seatAt(told))

/** A line for each seat, as wide as the page at most. */
function curves({ readings, voice: { page }, whose }: Told): string[] {
  const longest = Math.max(...whose.map((seat) => nameOf(page, seat).length))
  const columns = Math.min(readings.length, Math.max(10, page.width - longest - 6))
  return whose.map((seat) => {
    const bars = Array.from({ length: columns }, (_, column) => {
      const at = Math.round((column / Math.max(1, columns - 1)) * (readings.length - 1))
      return BARS[Math.min(BARS.length - 1, Math.floor(readings[at].chances[seat] * BARS.length))]
    })
    return `  ${nameOf(page, seat).padEnd(longest)}  ${bars.join('')}`
  })
}

function turns(told: Told, seat: Seat): string[] {
  const { speech, page } = told.voice
  const percent = percentIn(speech.lang)
  const title = speech.say('cli.analyse.turnsFor', {
    turns: speech.say('review.turns'),
    who: nameOf(page, seat),
  })
  const named = turnsIn(told.readings.map(({ chances }) => chances[seat])).map(({ move, from, to }) => {
    const mover = seatAt(told)(move)
    const change = { from: percent(from), to: percent(to) }
    return `  ${speech.say('cli.analyse.turn', { n: move + 1, who: nameOf(page, mover), move: inWords(told, move), ...change })}`
  })
  const none = `  ${speech.say('cli.analyse.noTurns')}`
  return [labelled(speech.lang, title, ''), ...(named.length > 0 ? named : [none]), '']
}

/** A move in notation and in the words of the game; the one that was made, if no other is named. */
function inWords({ seen, box, voice }: Told, move: number, text = seen.open.scenes[move].text): string {
  const { seat } = seen.open.scenes[move]
  const reader = seen.seats[seat]
  const moments = move === 0 ? reader.opening : reader.scenes[move - 1].moments
  const { view } = moments[moments.length - 1]
  const action = box.game.read(view, text ?? '')
  if (isRefusal(action)) return text ?? ''
  return `${text} (${voice.terminal.describeAction(action, view, voice.speech, voice.page).replace(/\.$/, '')})`
}

function decision(told: Told, { move, verdict }: Decided): string[] {
  const { box, voice } = told
  const { speech, page } = voice
  const { mark, unsure, rival, played, loss, facts } = verdict
  const said = {
    n: move + 1,
    who: nameOf(page, seatAt(told)(move)),
    move: inWords(told, move),
    mark: speech.say(mark ? `review.mark.${mark}` : `review.unsure.${unsure ?? 'close'}`),
  }
  if (!rival || mark === null || mark === 'best') return [`  ${speech.say('cli.analyse.unlost', said)}`]
  const points = `−${Math.round(loss * 100)}`
  return [
    `  ${speech.say('cli.analyse.decision', { ...said, loss: points })}`,
    `      ${speech.say('cli.analyse.better', { move: inWords(told, move, rival.move) })}`,
    `      ${speech.say('review.wins', { ...winsOf(rival.chance, played.chance), move: played.move })}`,
    ...factsInWords(facts, box.game.id, speech).map((fact) => `      ${fact}`),
  ]
}

function tally(told: Told, seat: Seat): string {
  const { speech, page } = told.voice
  const decisions = decisionsBy(told, seat)
  const counts = tallyOf(decisions)
  const accuracy = accuracyOf(decisions)
  const parts = [
    ...MARKS.map((mark) => `${speech.say(`review.mark.${mark}`)} ${counts[mark]}`),
    `${speech.say('review.unjudged')} ${counts.unjudged}`,
  ]
  return speech.say('cli.analyse.tally', {
    who: nameOf(page, seat),
    accuracy: accuracy === null ? speech.say('review.unjudged') : percentIn(speech.lang)(accuracy),
    tally: parts.join(', '),
  })
}
