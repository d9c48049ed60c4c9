import type { Refusal } from '@sternentisch/kernel'
import { refuse } from '../text/refuse.ts'

/** No log that can be read is longer; whatever unpacks to more is no log. */
const LONGEST = 1_000_000

/** A whole log as it stands in an address. */
export async function packLog(log: string): Promise<string> {
  const packed = new Blob([log]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  return toBase64Url(new Uint8Array(await new Response(packed).arrayBuffer()))
}

/** The log out of an address, or why there is none. */
export async function unpackLog(packed: string): Promise<string | Refusal> {
  const bytes = fromBase64Url(packed)
  if (!bytes) return refuse('table.link.broken')
  try {
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
    return await readAtMost(stream, LONGEST)
  } catch {
    return refuse('table.link.broken')
  }
}

async function readAtMost(stream: ReadableStream<Uint8Array>, most: number): Promise<string | Refusal> {
  const decoder = new TextDecoder()
  const reader = stream.getReader()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    text += decoder.decode(value, { stream: true })
    if (text.length > most) {
      await reader.cancel()
      return refuse('log.long', { n: text.length, max: most })
    }
  }
}

function toBase64Url(bytes: Uint8Array): string {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  if (text === '' || !/^[\w-]+$/.test(text)) return null
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    return Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
  } catch {
    return null
  }
}
