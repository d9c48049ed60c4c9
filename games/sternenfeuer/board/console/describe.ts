// What an action does, in the words of the terminal: here cards and figures go by their names alone
import { UNKNOWN } from '@sternentisch/kernel'
import type { Action } from '../../rules/action.ts'
import type { View } from '../../rules/view.ts'
import type { Speech } from '../../text/index.ts'
import { describe } from '../../words/describe.ts'
import { calledInWords } from '../log/called.ts'

export const describeOnBoard = (action: Action, view: View, speech: Speech): string =>
  describe(action, view, speech, {
    card: (design) => calledInWords(design, speech),
    figure: ({ face }) =>
      face === UNKNOWN ? speech.say('sternenfeuer.board.aFigure') : calledInWords(face, speech),
  })
