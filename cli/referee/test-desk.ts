import type { Lang, Result, Seat } from '@sternentisch/kernel'
import { Referee } from './referee.ts'

/** The fields of all answers, as far as tests look at them. */
export interface Answered {
  readonly game: string
  readonly seed: string
  readonly options: { readonly mode: string }
  readonly deciding: Seat[]
  readonly result: Result | null
  readonly actions: string[]
  readonly events: { readonly kind: string; readonly text: string | null }[]
  readonly canTakeBack: boolean
  readonly log: string
  readonly table: { readonly players: { readonly hand: string[] }[] }
  readonly view: { readonly zones: { readonly cards: { readonly face: number }[] }[] }
  readonly zones: object[]
  readonly backs: number[]
}

export interface Said {
  readonly id: unknown
  readonly answer?: Answered
  readonly error?: { readonly code: string; readonly rule: string | null; readonly message: string }
}

/** A referee within reach, for tests. */
export class Desk {
  private readonly referee: Referee

  constructor(lang: Lang = 'en') {
    this.referee = new Referee(lang)
  }

  line(text: string | Buffer): string | null {
    const answered = this.referee.answer(Buffer.from(text))
    if (answered instanceof Promise) throw new Error('the answer takes a moment')
    return answered
  }

  /** The answer to what has to be fetched first. */
  async askLater(request: string, fields: object = {}): Promise<Said> {
    const line = await this.referee.answer(Buffer.from(JSON.stringify({ do: request, ...fields })))
    return JSON.parse(line ?? '')
  }

  say(text: string | Buffer): Said {
    return JSON.parse(this.line(text) ?? '')
  }

  ask(request: string, fields: object = {}): Said {
    return this.say(JSON.stringify({ do: request, ...fields }))
  }

  /** The answer to a request that must not be refused. */
  get(request: string, fields: object = {}): Answered {
    const { answer, error } = this.ask(request, fields)
    if (!answer) throw new Error(`${request}: ${error?.code}: ${error?.message}`)
    return answer
  }

  code(request: string, fields: object = {}): string | undefined {
    return this.ask(request, fields).error?.code
  }
}
