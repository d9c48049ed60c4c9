import { type Lang, speechIn } from '@sternentisch/kernel'
import { type Bench, lastLine } from './bench.ts'
import { engine } from './engine/engine.ts'
import { longest } from './longest/longest.ts'
import { memory } from './memory/memory.ts'
import { referee } from './referee/referee.ts'
import { benchText } from './text/index.ts'
import { web } from './web/web.ts'

const benches: readonly Bench[] = [engine, longest, memory, referee, web]

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
  const speech = speechIn(lang, [benchText])
  const known = benches.map((bench) => bench.name).join(', ')
  const quick = words.includes('--quick')
  const [name, ...more] = words.filter((word) => word !== '--quick')
  const bench = benches.find((each) => each.name === name)
  if (name === undefined) complain(speech.say('bench.which', { known }))
  else if (!bench) complain(speech.say('bench.unknown', { name, known }))
  else if (more.length > 0) complain(speech.say('bench.word', { word: more[0] }))
  else {
    print(lastLine(bench, await bench.run({ quick, speech, print })))
    return 0
  }
  return 2
}
