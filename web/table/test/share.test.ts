import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { Release } from '../../host/share.ts'
import { newDuel, playAnything } from './tables.ts'

const web = fileURLToPath(new URL('../..', import.meta.url))

const sources = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|(^|\/)(test|e2e|node_modules)\//.test(path))

const using = (what: RegExp): string[] =>
  sources.filter((path) => what.test(readFileSync(join(web, path), 'utf8'))).sort()

describe('a match leaves the page', () => {
  test('not while it is being played here', () => {
    const match = playAnything(newDuel(), 5)
    expect(Release.of(match, { running: true })).toBeNull()
    expect(Release.of(match, { running: false })).toBeInstanceOf(Release)
  })

  test('in one way only, which asks whether it may', () => {
    // Writing it down for the browser's own storage is not leaving.
    expect(using(/\bwriteLog\b/)).toEqual(['host/share.ts', 'matches/kept-match.ts'])
    // What a person has pasted, that person has already.
    expect(using(/\bpackLog\b/)).toEqual(['host/share.ts', 'matches/link.ts', 'table/replay/open-replay.tsx'])
    // Decks and cards of one's own and recovery codes are files, and rules and invitations have links; none holds a match.
    expect(using(/\bsaveFile\b/)).toEqual([
      'decks/my-decks.tsx',
      'decks/take-along.tsx',
      'host/share.ts',
      'online/account/passkey-box.tsx',
      'sets/editor-head.tsx',
      'sets/set-list.tsx',
      'sets/set-tile.tsx',
      'shell/save-file.ts',
    ])
    expect(using(/navigator\.(clipboard|share)/)).toEqual([
      'decks/take-along.tsx',
      'host/share.ts',
      'learn/use-copy.ts',
      'online/invite/send-link.tsx',
    ])
  })

  test('unasked only where it would be lost, by a button that says what is in it', () => {
    expect(using(/\brescueLog\b/)).toEqual(['host/share.ts', 'table/strip/rescue-button.tsx'])
  })
})

test('the notation of a move is for logs, bots and hints about one’s own; no page shows it', () => {
  expect(using(/\bstep\.text\b|steps\[[^\]]*\]\.text\b|\bmove\.text\b/)).toEqual([])
})
