import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { isRefusal, type Refusal } from '../refusal.ts'
import { readCardFile } from './json.ts'
import { refuse } from './refuse.ts'

/** No card file is nested as deep. */
const DEEPEST = 64

/** A card file by its contents: whoever has the same cards has the same text and the same hash. */
export interface CardText {
  /** Without spaces, and with fields in the order of their names. */
  readonly text: string
  /** SHA-256 of that text, in 64 hexadecimal digits. */
  readonly hash: string
}

/** The contents of a file, however it is spaced and whatever the order of its fields; lists stay as they are. */
export function cardTextOf(written: string): CardText | Refusal {
  const file = readCardFile(written)
  if (isRefusal(file)) return file
  if (isDeeperThan(file, DEEPEST)) return refuse('file.deep', { max: DEEPEST })
  const text = canonical(file)
  return { text, hash: bytesToHex(sha256(utf8ToBytes(text))) }
}

function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(inner, levels - 1))
}

function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return `{${fields.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join()}}`
}
