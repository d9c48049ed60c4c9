// Words that are missing or wrong in the terminal are caught
import { stellar } from '@sternentisch/games/stellar'
import { terminalSpeaks } from '@sternentisch/kernel/checks'
import { caughtBy } from '@sternentisch/kernel/test'
import { expect, test } from 'vitest'
import { boxOf } from './shelf.ts'

const { terminal, text } = boxOf('stellar')!

const faults: readonly [what: string, fault: Partial<typeof terminal>][] = [
  [
    'a telling that throws in the middle of a move',
    {
      tellEvent(told, view, speech, page) {
        if (told.kind === 'fight') throw new Error('no words')
        return terminal.tellEvent(told, view, speech, page)
      },
    },
  ],
  ['a drawing of nothing', { drawTable: (_, { lang }) => (lang === 'fr' ? ' ' : 'a table') }],
  ['a question on two lines', { ask: () => 'What\nnow?' }],
  ['a message that nobody wrote', { describeAction: (_action, _view, { say }) => say('stellar.nowhere') }],
  ['a gap that nobody filled', { tellResult: () => '{who} wins' }],
]

test.each(faults)('%s is caught in the terminal', (_, fault) => {
  const check = terminalSpeaks({ terminal: { ...terminal, ...fault }, text })
  expect(caughtBy(check, stellar)).not.toBeNull()
})
