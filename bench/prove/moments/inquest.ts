import { type Catalogues, LANGS, type Lang, type Seed, type Speech, type Viewer } from '@sternentisch/kernel'
import { attentive, faultIn, faultInDrawing, slipIn } from '@sternentisch/kernel/checks'

/** An instant of a match, as one viewer sees it. */
export interface Place {
  readonly options: string
  readonly seed: Seed
  /** The number of the move, from 1; 0 before the first. */
  readonly move: number
  readonly text: string
  /** Which thing that happened in the move, from 1; null at rest. */
  readonly event: number | null
  readonly kind: string | null
  readonly viewer: Viewer
}

export interface Fault {
  readonly asked: string
  /** What it was asked about, where that has a name: an action in notation. */
  readonly about: string
  readonly lang: Lang | null
  readonly place: Place
  readonly what: string
  readonly stack: string
  /** How often the same thing went wrong. */
  times: number
}

export interface Question {
  readonly asked: string
  readonly about?: string | undefined
  readonly lang?: Lang | null | undefined
}

/** Questions with answers, and those of them that are drawings. */
export interface Counts {
  moments: number
  questions: number
  drawings: number
}

/**
 * Asks one question after the other, and writes down each that is answered badly: by an exception, by nothing, or
 * with words that a person should never read. The same fault is written down once.
 */
export class Inquest {
  readonly counts: Counts = { moments: 0, questions: 0, drawings: 0 }
  readonly speeches: readonly Speech[]
  /** Where everything is asked from now on. */
  place: Place | null = null
  private readonly known = new Map<string, Fault>()
  private missing: string[] = []

  constructor(catalogues: readonly Catalogues[]) {
    this.speeches = LANGS.map((lang) => attentive(lang, catalogues, (key) => this.missing.push(key)))
  }

  get faults(): readonly Fault[] {
    return [...this.known.values()]
  }

  /** The answer; undefined if it threw. */
  ask<T>({ asked, about, lang }: Question, answer: () => T, faultsOf = slipIn): T | undefined {
    this.counts.questions++
    this.missing = []
    try {
      const given = answer()
      const wrong = this.wrongWith(given, faultsOf)
      if (wrong !== null) this.note({ asked, about, lang }, wrong)
      return given
    } catch (problem) {
      const stack = problem instanceof Error ? problem.stack : undefined
      this.note({ asked, about, lang }, String(problem), stack)
      return undefined
    }
  }

  /** The same in every language, and of sentences. */
  askInAll(question: Question, answer: (speech: Speech) => string | null | readonly string[]): void {
    for (const speech of this.speeches)
      this.ask(
        { ...question, lang: speech.lang },
        () => answer(speech),
        (words) => faultIn(words, speech.lang),
      )
  }

  /** What is drawn is asked for like words; what the drawing complains of on the way is a fault as well. */
  draw(question: Question, drawing: () => string): void {
    this.counts.drawings++
    const complaints: string[] = []
    const complain = console.error
    console.error = (...words: unknown[]) => complaints.push(words.map(String).join(' '))
    try {
      const { lang } = question
      this.ask(question, drawing, lang ? (words) => faultInDrawing(words, lang) : slipIn)
    } finally {
      console.error = complain
    }
    for (const each of complaints) this.note(question, each)
  }

  note({ asked, about = '', lang = null }: Question, what: string, stack = ''): void {
    const { place } = this
    if (!place) throw new Error('asked nowhere')
    const key = `${asked} ${place.kind} ${what.replaceAll(/\d+/g, '#')}`
    const known = this.known.get(key)
    if (known) known.times++
    else this.known.set(key, { asked, about, lang, place, what, stack, times: 1 })
  }

  /** Null is an answer (“not worth a line”); nothing at all is none. */
  private wrongWith(given: unknown, faultsOf: typeof slipIn): string | null {
    if (given === undefined) return 'undefined'
    if (Array.isArray(given))
      return given.map((each) => this.wrongWith(each, faultsOf)).find((each) => each !== null) ?? null
    if (typeof given !== 'string') return null
    // Some words are looked up and not used; only what a person gets to read counts.
    return this.missing.find((key) => given.includes(key)) ?? faultsOf(given)
  }
}
