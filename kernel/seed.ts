import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { isSeed, type Seed } from './random.ts'

const sha256Of = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)))

/** 128 secure bits. */
export const freshSeed = (): Seed => bytesToHex(randomBytes(16))

/** Any text names a seed: 32 hexadecimal digits name themselves, all else the start of its hash. */
export const seedFrom = (text: string): Seed => (isSeed(text) ? text : sha256Of(text).slice(0, 32))

/** A name for a match that no other match has. */
export const freshMatchId = (): string => bytesToHex(randomBytes(6))

/**
 * The promise made before the first card: whoever later sees the seed can check that it was this one.
 * The match id keeps one seed from serving two matches unnoticed.
 */
export const commitmentTo = (seed: Seed, match: string): string => sha256Of(`${seed}:${match}`)

/** A short name for a table, to compare replays by. */
export const fingerprint = (value: unknown): string => sha256Of(JSON.stringify(value)).slice(0, 16)

/** Stands for all of these lines: change one, and it is another. */
export const digestOf = (lines: readonly string[]): string => sha256Of(lines.join('\n')).slice(0, 32)
