import { isRefusal, type Lang, speechIn } from '@sternentisch/kernel'
import { readArguments, type Wanted } from '../tools/command/arguments.mjs'
import { argumentsText } from '../tools/command/text.mjs'
import { type Bench, lastLine } from './bench.ts'
import { bots } from './bots/bots.ts'
import { cluster } from './cluster/cluster.ts'
import { engine } from './engine/engine.ts'
import { longest } from './longest/longest.ts'
import { memory } from './memory/memory.ts'
import { referee } from './referee/referee.ts'
import { server } from './server/server.ts'
import { benchText, type Speech } from './text/index.ts'
import { web } from './web/web.ts'

const benches: readonly Bench[] = [bots, cluster, engine, longest, memory, referee, server, web]

const benchWanted = {
  usage: 'npm run bench -- <name>',
  words: ['name?'],
  flags: { quick: { takes: 'nothing' }, only: { takes: 'text' } },
} satisfies Wanted

interface Voice {
  print(line: string): void
  complain(line: string): void
}

/** Runs the benchmark that is named; answers the exit code. */
export async function runBench(
  words: readonly string[],
  lang: Lang,
  { print, complain }: Voice,
): Promise<number> {
  const speech: Speech = speechIn(lang, [argumentsText, benchText])
  const known = benches.map((bench) => bench.name).join(', ')
  const given = readArguments(words, benchWanted)
  if (isRefusal(given)) {
    complain(speech.explain(given))
    return 2
  }
  if (given.help) {
    print(speech.say('bench.help', { known }))
    return 0
  }
  const [name] = given.words
  const bench = benches.find((each) => each.name === name)
  if (!bench) {
    complain(
      name === undefined
        ? speech.say('bench.which', { known })
        : speech.say('bench.unknown', { name, known }),
    )
    return 2
  }
  const { quick = false, only = null } = given.flags
  const parts = bench.parts ?? []
  if (only !== null && !parts.includes(only)) {
    complain(
      parts.length === 0
        ? speech.say('bench.noParts', { name: bench.name })
        : speech.say('bench.noPart', { name: bench.name, part: only, known: parts.join(', ') }),
    )
    return 2
  }
  print(lastLine(bench, await bench.run({ quick, only, speech, print })))
  return 0
}
