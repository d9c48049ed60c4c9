import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type AnyGame, isRefusal, type Match, randomFrom, type Seed, seedFrom } from '@sternentisch/kernel'
import { readSave } from '../save.ts'
import { firstLeg, nextLeg } from './leg.ts'
import { tableFor, typing } from './script.ts'
import { movesOf, type Transcript, transcriptOf } from './transcript.ts'
import { type Instant, killAt, type Life } from './victim.ts'

/** What came of one life: how many moves were shown and are gone, and whatever else is wrong. */
export interface Killed {
  /** False if the match was over before. */
  readonly isKilled: boolean
  readonly lost: number
  readonly wrong: string | null
}

const FILE = 'match.log'

/** Matches of the real program, each killed and resumed again and again until it is over. */
export class Journey {
  private folder = ''
  private match = -1
  private leg = 0
  private isOver = true

  constructor(
    private readonly program: string,
    private readonly games: readonly AnyGame[],
    private readonly seed: string,
  ) {}

  /** The next life and its end. */
  async live(): Promise<Killed> {
    if (this.isOver) this.begin()
    const seed = seedFrom(`${this.seed}/${this.match}/${this.leg++}`)
    const game = this.games[this.match % this.games.length]
    const table = tableFor(Math.floor(this.match / this.games.length) + this.match)
    const wordsIn = (folder: string): readonly string[] =>
      this.leg === 1 || !existsSync(join(folder, FILE))
        ? firstLeg(game.id, table, `${this.seed} ${this.match}`, join(folder, FILE))
        : nextLeg(join(folder, FILE))
    const typed = typing(seed)
    const twin = mkdtempSync(`${this.folder.slice(0, -6)}`)
    try {
      if (existsSync(this.file)) copyFileSync(this.file, join(twin, FILE))
      const words = wordsIn(twin)
      const life = await killAt(this.program, { words: wordsIn(this.folder), typed }, instant(seed))
      const transcript = await transcriptOf({ words, typed }, life.said.length)
      return await this.judge(life, transcript, transcript.text.replaceAll(twin, this.folder))
    } finally {
      rmSync(twin, { recursive: true })
    }
  }

  end(): void {
    if (this.folder !== '') rmSync(this.folder, { recursive: true, force: true })
  }

  private get file(): string {
    return join(this.folder, FILE)
  }

  private begin(): void {
    this.end()
    this.folder = mkdtempSync(join(tmpdir(), 'sternentisch-kill-'))
    this.match++
    this.leg = 0
    this.isOver = false
  }

  private async judge(
    { said, complained, code }: Life,
    transcript: Transcript,
    text: string,
  ): Promise<Killed> {
    const { states } = transcript
    const wrong = (what: string, lost = 0): Killed => {
      this.isOver = true
      return { isKilled, lost, wrong: `match ${this.match}, life ${this.leg}: ${what}` }
    }
    const isKilled = code === null
    if (code !== null && code !== 0) return wrong(`it ended with code ${code}: ${complained.trim()}`)
    const shown = transcript.stateAt(common(said, text))
    const kept = await this.kept()
    if (typeof kept === 'string') {
      if (kept === '' && said === '') return { isKilled, lost: 0, wrong: null }
      return wrong(kept || 'there is no file', movesIn(states[shown]))
    }
    if (!states.slice(shown).includes(movesOf(kept.steps))) {
      const lost = Math.max(1, movesIn(states[shown]) - kept.steps.length)
      return wrong('what was shown is not in the file', lost)
    }
    if (complained !== '') return wrong(complained.trim())
    if (!text.startsWith(said)) return wrong(`it said something else than it should: ${said.slice(-200)}`)
    this.isOver = kept.result !== null
    return { isKilled, lost: 0, wrong: null }
  }

  /** The match in the file, or what is wrong with it; nothing is wrong with a file that was never made. */
  private async kept(): Promise<Match | string> {
    if (!existsSync(this.file)) return ''
    const saved = await readSave(readFileSync(this.file, 'utf8'))
    if (isRefusal(saved)) return `the file does not verify: ${saved.code}`
    return saved.torn ? 'the file is torn' : saved.match
  }
}

/** How far two texts are alike. */
function common(one: string, two: string): number {
  let at = 0
  while (at < one.length && one[at] === two[at]) at++
  return at
}

const movesIn = (state: string): number => (state === '' ? 0 : state.split('\n').length)

const LONGEST_MS = 300
const MOST_CHARACTERS = 30_000

/** Some kills come by the clock, in the middle of anything; some at a point of the text, right after it was shown. */
function instant(seed: Seed): Instant {
  const draws = randomFrom(seed).stream('instant')
  return draws.below(2) === 0
    ? { ms: draws.below(LONGEST_MS), characters: Number.POSITIVE_INFINITY }
    : { ms: LONGEST_MS * 10, characters: 1 + draws.below(MOST_CHARACTERS) }
}
