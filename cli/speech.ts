import { shelf } from '@sternentisch/games/shelf'
import { kernelText, LANGS, type Lang, langFrom, type Speech, speechIn } from '@sternentisch/kernel'
import { cliText } from './text/index.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** The language of the machine. */
export const langOf = ({ LC_ALL, LC_MESSAGES, LANG }: Environment): Lang =>
  langFrom(LC_ALL || LC_MESSAGES || LANG)

/** One speech knows the words of the program and of every game. */
export const speak = (lang: Lang): Speech =>
  speechIn(lang, [kernelText, cliText, ...shelf.map((box) => box.text)])

export interface LangWish {
  readonly lang: Lang
  /** What was asked for instead, if there is no such language. */
  readonly unknown?: string
  /** The command line without the language. */
  readonly words: readonly string[]
}

/** `--lang` may stand anywhere, since even a refusal should be in the language asked for. */
export function takeLang(words: readonly string[], env: Environment): LangWish {
  const at = words.findIndex((word) => word === '--lang' || word.startsWith('--lang='))
  if (at < 0) return { lang: langOf(env), words }
  const [, inline] = /^--lang=(.*)$/.exec(words[at]) ?? []
  const wish = inline ?? words[at + 1] ?? ''
  const rest = words.filter((_, index) => index !== at && (inline !== undefined || index !== at + 1))
  const lang = LANGS.find((each) => each === wish)
  return lang ? { lang, words: rest } : { lang: langOf(env), unknown: wish, words: rest }
}
