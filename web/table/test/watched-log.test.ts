import { isRefusal, kernelText, speechIn } from '@sternentisch/kernel'
import { expect, test } from 'vitest'
import { Hosted } from '../../host/hosted.ts'
import { webText } from '../../text/index.ts'
import { logWriter } from '../log/log.ts'
import { namesFor } from '../names.ts'
import { openGame } from '../open/open-game.ts'
import { newDuel, playAnything } from './tables.ts'

test('who only watched looks through a player’s eyes, and reads names', async () => {
  const match = playAnything(newDuel(), 12)
  const opened = await openGame(match.game.id)
  if (isRefusal(opened)) throw new Error(opened.code)
  const { board, text } = opened
  const speech = speechIn('en', [kernelText, webText, text])
  const seen = Hosted.again(match).readerFor(0)
  const toldTo = (viewer: 0 | 'audience'): string =>
    logWriter({ seen, board, names: namesFor(seen.bill, viewer, speech), speech, viewer })()
      .flatMap(({ lines }) => lines.map(({ words }) => words))
      .join('\n')
  expect(toldTo(0)).toMatch(/\byou\b/i)
  expect(toldTo('audience')).not.toMatch(/\byour?\b/i)
  expect(toldTo('audience')).toContain('Ada')
})
