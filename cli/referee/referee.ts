import { shelf } from '@sternentisch/games/shelf'
import { isRefusal, kernelText, LANGS, type Lang, type Refusal, refuse, speechIn } from '@sternentisch/kernel'
import { type Line, TOO_LONG } from './lines.ts'
import type { Answer, Request } from './request.ts'
import { requests } from './requests.ts'
import { Tables } from './tables.ts'
import type { Speech } from './text/index.ts'
import { refereeText } from './text/index.ts'

export const LONGEST_LINE = 4 * 1024 * 1024
const DEEPEST = 64
const LONGEST_MESSAGE = 1000

const catalogues = [kernelText, refereeText, ...shelf.map((box) => box.text)]
const speeches = new Map<unknown, Speech>(LANGS.map((lang) => [lang, speechIn(lang, catalogues)]))

/** Answers requests, one line for each; whatever the request, there is an answer. */
export class Referee {
  private readonly tables = new Tables()
  private readonly utf8 = new TextDecoder('utf-8', { fatal: true })

  constructor(private readonly lang: Lang) {}

  /** The answer as a line of JSON, or null to an empty line; later, where something has to be fetched first. */
  answer(line: Line): string | null | Promise<string> {
    if (line === TOO_LONG) return this.refuse(null, refuse('referee.long', { max: LONGEST_LINE }))
    const text = this.decode(line)
    if (text === null) return this.refuse(null, refuse('referee.utf8'))
    return text.trim() === '' ? null : this.answerText(text)
  }

  private answerText(text: string): string | Promise<string> {
    const given = parse(text)
    if (given === undefined) return this.refuse(null, refuse('referee.json'))
    if (typeof given !== 'object' || given === null || Array.isArray(given)) {
      return this.refuse(null, refuse('referee.shape'))
    }
    const { id = null, lang } = given as { id?: unknown; lang?: unknown }
    const deep = refuse('referee.deep', { max: DEEPEST })
    if (isDeeperThan(id, DEEPEST)) return this.refuse(null, deep, lang)
    if (isDeeperThan(given, DEEPEST)) return this.refuse(id, deep, lang)
    const say = (answer: Answer | Refusal): string =>
      isRefusal(answer) ? this.refuse(id, answer, lang) : JSON.stringify({ id, answer })
    const answer = this.carryOut(given)
    return answer instanceof Promise ? answer.then(say) : say(answer)
  }

  private carryOut(given: object): ReturnType<Request> {
    const { do: name, match } = given as { do?: unknown; match?: unknown }
    const request = typeof name === 'string' ? requests.get(name) : undefined
    if (!request) {
      const known = [...requests.keys()].join(', ')
      return refuse('referee.do', { request: String(JSON.stringify(name)).slice(0, 60), known })
    }
    const failed = (problem: unknown): Refusal => {
      this.tables.repair(typeof match === 'string' ? match : 'main')
      return refuse('referee.bug', { problem: String(problem) })
    }
    try {
      const answer = request(given, this.tables)
      return answer instanceof Promise ? answer.catch(failed) : answer
    } catch (problem) {
      return failed(problem)
    }
  }

  private refuse(id: unknown, refusal: Refusal, lang: unknown = this.lang): string {
    const speech = speeches.get(lang) ?? speeches.get(this.lang)
    const message = speech?.explain(refusal) ?? refusal.code
    const { code, rule } = refusal
    return JSON.stringify({ id, error: { code, rule, message: message.slice(0, LONGEST_MESSAGE) } })
  }

  private decode(line: Buffer): string | null {
    try {
      return this.utf8.decode(line)
    } catch {
      return null
    }
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What is nested too deep could be read, but not written again. */
function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (levels === 0) return true
  return Object.values(value).some((inner) => isDeeperThan(inner, levels - 1))
}
