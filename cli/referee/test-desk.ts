import type { Lang } from '@sternentisch/kernel'
import { Referee } from './referee.ts'

export interface Said {
  readonly id: unknown
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every kind
  readonly answer?: any
  readonly error?: { readonly code: string; readonly rule: string | null; readonly message: string }
}

/** A referee within reach, for tests. */
export class Desk {
  private readonly referee: Referee

  constructor(lang: Lang = 'en') {
    this.referee = new Referee(lang)
  }

  line(text: string | Buffer): string | null {
    return this.referee.answer(Buffer.from(text))
  }

  say(text: string | Buffer): Said {
    return JSON.parse(this.line(text) ?? '')
  }

  ask(request: string, fields: object = {}): Said {
    return this.say(JSON.stringify({ do: request, ...fields }))
  }

  /** The answer to a request that must not be refused. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every kind
  get(request: string, fields: object = {}): any {
    const { answer, error } = this.ask(request, fields)
    if (error) throw new Error(`${request}: ${error.code}: ${error.message}`)
    return answer
  }

  code(request: string, fields: object = {}): string | undefined {
    return this.ask(request, fields).error?.code
  }
}
