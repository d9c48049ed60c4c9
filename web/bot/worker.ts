import type { Answered, Asked } from './question.ts'
import { answer } from './think.ts'

// The types of a page and of a worker exclude each other; a worker needs just these two names.
const here = globalThis as unknown as {
  onmessage: ((event: MessageEvent<Asked>) => void) | null
  postMessage(message: Answered): void
}

here.onmessage = ({ data }) => {
  const { id } = data
  answer(data).then(
    (answered) => here.postMessage({ id, answer: answered }),
    (error: unknown) =>
      here.postMessage({ id, failed: error instanceof Error ? error.message : String(error) }),
  )
}
