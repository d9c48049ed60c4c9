import type { OpenChoice } from '@sternentisch/grammar'
import { isRefusal, kernelText, speechIn } from '@sternentisch/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { thinkAbout } from '../../bot/think.ts'
import { webText } from '../../text/index.ts'
import { Hint } from '../hint/hint.tsx'
import { openGame } from '../open/open-game.ts'
import { newDuel, playAnything } from './tables.ts'

const match = playAnything(newDuel(), 4)
const [seat] = match.deciding()
const view = match.view(seat)
const choice = { complete: null } as OpenChoice

/** What is said of an answer. */
async function said(lang: 'en' | 'de' | 'fr', chances: readonly [number, number]): Promise<string> {
  const opened = await openGame(match.game.id)
  if (isRefusal(opened)) throw new Error(opened.code)
  const { game, board, text } = opened
  const speech = speechIn(lang, [kernelText, webText, text])
  const [one, other] = game.actions(view)
  const considered = [one, other].map((action, at) => ({ move: game.write(action), chance: chances[at] }))
  const facts = [{ name: 'points', better: 12.5, rest: 9 }]
  const advice = { answer: { move: considered[0].move, considered, facts }, action: one }
  const page = renderToStaticMarkup(
    <Hint {...{ game, view, advice, board, choice, speech }} onClose={() => {}} />,
  )
  return page.replace(/<[^>]+>/g, ' ').replace(/[ \n]+/g, ' ')
}

test.each([
  [
    'en',
    /It wins in 8 of 10 continuations\. Leads to 12\.5 points on average; otherwise 9\. The runner-up: .+, 5 of 10\./,
  ],
  [
    'de',
    /gewinnt in 8 von 10 Fortsetzungen\. Führt im Schnitt zu 12,5 Punkten, sonst zu 9\. Der nächstbeste Zug: .+, 5 von 10\./,
  ],
  [
    'fr',
    /gagne dans 8 suites sur 10\. Mène en moyenne à 12,5 points, sinon à 9\. Le suivant\u00a0: .+, 5 sur 10\./,
  ],
] as const)('a hint says why, and what comes next: %s', async (lang, words) => {
  expect(await said(lang, [0.81, 0.49])).toMatch(words)
})

test('what tenths would not tell apart is told in hundredths', async () => {
  expect(await said('en', [0.53, 0.51])).toMatch(/wins in 53 of 100 continuations\..+, 51 of 100\./)
})

test('the bot says what speaks for its move only where somebody wants to know', async () => {
  const question = {
    game: match.game.id,
    rules: match.game.version,
    view,
    budget: 60,
    luck: 'why',
    cards: [],
  }
  expect(await thinkAbout(question)).not.toHaveProperty('facts')
  const answer = await thinkAbout({ ...question, why: true })
  expect(answer.facts).toBeInstanceOf(Array)
  expect(answer.considered[0].move).toBe(answer.move)
  expect(await thinkAbout({ ...question, why: true })).toEqual(answer)
})
