import { resolve } from 'node:path'
import { DUPLEX, type Duplex, PAPERS, type Paper, PRINTED, type Printed } from '@sternentisch/grammar/print'
import { isRefusal, type Refusal, refuse } from '@sternentisch/kernel'
import { aboutOf, cardTextOf } from '@sternentisch/kernel/card-file'
import type { Given, Wanted } from '../../../tools/command/arguments.mjs'
import { readDeckWish } from '../../decks/wish.ts'
import type { Disk } from '../../disk.ts'
import { whyNot } from '../../files.ts'
import type { Outcome, Program } from '../../program.ts'
import { tidy } from '../../tidy.ts'
import { writeWhole } from '../../write.ts'
import { whyNotPlayable } from '../check.ts'
import { type GivenSet, setOf } from '../set.ts'

export const printWanted = {
  usage:
    'sternentisch cards print <file|game> [--deck …] [--paper a4|letter] [--what …] [--duplex long|short|off] [--offset x,y] [--out sheets.pdf]',
  words: ['file'],
  flags: {
    deck: { takes: 'text' },
    paper: { takes: 'text' },
    what: { takes: 'text' },
    duplex: { takes: 'text' },
    offset: { takes: 'text' },
    out: { takes: 'text' },
  },
} satisfies Wanted

type PrintFlags = Given<(typeof printWanted)['flags']>['flags']

interface Settings {
  readonly paper: Paper
  readonly duplex: Duplex
  readonly what: readonly Printed[]
  readonly offset: readonly [number, number]
}

/** Puts a set, a deck of it, or what belongs to it on paper. */
export async function printCards(
  { words: [word], flags }: Given<(typeof printWanted)['flags']>,
  program: Program,
): Promise<Outcome> {
  const set = await setOf(word, true)
  if (isRefusal(set)) return set
  const settings = settingsOf(flags)
  if (isRefusal(settings)) return settings
  const wrong = whyNotPlayable(set, program)
  if (wrong) return wrong
  const made = await sheets(set, flags.deck ?? null, settings, program)
  if (isRefusal(made)) return made
  const out = flags.out ?? `${set.box.id}.pdf`
  const refusal = write(out, made.bytes, program.disk)
  if (refusal) return refusal
  program.console.print(program.speech.say('cli.cards.printed', { file: tidy(out), n: made.pages }))
  return null
}

async function sheets(set: GivenSet, deck: string | null, settings: Settings, program: Program) {
  const { box, file } = set
  const print = await box.print?.()
  if (!print) return refuse('cli.wrong.noPrint', { game: box.id })
  if (deck !== null && !print.decksOf) return refuse('cli.wrong.noDecks', { game: box.id })
  const brought = deck === null ? null : await deckOf(set, deck, program.disk)
  if (isRefusal(brought)) return brought
  // What draws and writes is fetched by whoever prints.
  const [{ pagesOf }, { Fonts }, { pdfOf }] = await Promise.all([
    import('@sternentisch/grammar/print'),
    import('./fonts.ts'),
    import('./pdf.ts'),
  ])
  const fonts = new Fonts()
  const { lang } = program.speech
  const game = box.name[lang]
  const pages = pagesOf(print, { ...settings, game, file, deck: brought, lang, measure: fonts.measure })
  if (isRefusal(pages)) return pages
  const { name, author = 'Sternentisch' } = aboutOf(file)
  const title = name ? `${game}: ${name}` : game
  return { pages: pages.length, bytes: await pdfOf(pages, { title, author, lang, fonts }) }
}

/** A deck by its name, its list, its text or its link; of this set, if it says of which. */
async function deckOf({ box, text }: GivenSet, wish: string, disk: Disk): Promise<string | Refusal> {
  const { game } = await box.rules()
  const rule = game.options.rules.find(({ list }) => list)
  const deck = rule ? readDeckWish(game, rule, wish, disk) : refuse('cli.wrong.noDecks', { game: box.id })
  if (isRefusal(deck) || !deck.set) return isRefusal(deck) ? deck : deck.value
  const { hash, title } = deck.set
  const printed = cardTextOf(text)
  return !isRefusal(printed) && printed.hash.startsWith(hash)
    ? deck.value
    : refuse('cli.deck.otherSet', { set: tidy(title), hash })
}

function settingsOf(flags: PrintFlags): Settings | Refusal {
  const { paper = 'a4', duplex = 'long', offset = '0,0', what = PRINTED.join() } = flags
  const wrong = (flag: string, value: string, known: readonly string[]): Refusal =>
    refuse('cli.wrong.printFlag', { flag, value: tidy(value), known: known.join(', ') })
  if (!Object.hasOwn(PAPERS, paper)) return wrong('--paper', paper, Object.keys(PAPERS))
  if (!DUPLEX.includes(duplex as Duplex)) return wrong('--duplex', duplex, DUPLEX)
  const wished = what.split(',')
  const unknown = wished.find((each) => !PRINTED.includes(each as Printed))
  if (unknown !== undefined) return wrong('--what', unknown, PRINTED)
  const [x, y, more] = offset.split(',').map(Number)
  const fits = (n: number): boolean => Math.abs(n) <= 10
  if (!fits(x) || !fits(y) || more !== undefined) return wrong('--offset', offset, ['-10,-10', '…', '10,10'])
  return { paper: paper as Paper, duplex: duplex as Duplex, what: wished as Printed[], offset: [x, y] }
}

/** A PDF of before is replaced; nothing else is. */
function write(out: string, bytes: Uint8Array, disk: Disk): Refusal | null {
  const file = resolve(out)
  try {
    const there = startOf(file, disk)
    if (there !== null && there !== '%PDF') return refuse('cli.file.taken', { file: tidy(out) })
    writeWhole(file, bytes, there === null, disk)
    return null
  } catch (error) {
    const refusal = whyNot(out, error)
    return refusal.code === 'cli.file.missing' ? refuse('cli.file.noFolder', { file: tidy(out) }) : refusal
  }
}

/** The first four letters of a file; null if there is none. */
function startOf(file: string, disk: Disk): string | null {
  try {
    const open = disk.openSync(file, 'r')
    try {
      const start = Buffer.alloc(4)
      return start.subarray(0, disk.readSync(open, start)).toString('latin1')
    } finally {
      disk.closeSync(open)
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
