import { once } from 'node:events'
import type { Writable } from 'node:stream'
import type { Line, Lines } from './lines.ts'

/** Answers are written in large pieces while many are due, and at once when the last one is ready. */
const PIECE = 1 << 16

/** Reads requests until the input ends; resolves when every answer is out. */
export async function serve(
  input: AsyncIterable<Buffer>,
  lines: Lines,
  answer: (line: Line) => string | null | Promise<string>,
  output: Writable,
): Promise<void> {
  let due = ''
  const flush = async (): Promise<void> => {
    const piece = due
    due = ''
    if (piece !== '' && !output.write(piece)) await once(output, 'drain')
  }
  const answerAll = async (batch: Iterable<Line>): Promise<void> => {
    for (const line of batch) {
      const answered = answer(line)
      const said = answered instanceof Promise ? await answered : answered
      if (said !== null) due += `${said}\n`
      if (due.length > PIECE) await flush()
    }
    await flush()
  }
  for await (const chunk of input) await answerAll(lines.push(chunk))
  await answerAll(lines.end())
}
