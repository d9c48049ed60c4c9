import type { Action } from '../rules/action.ts'
import type { View } from '../rules/view.ts'
import type { Speech } from '../text/index.ts'
import { describe } from '../words/describe.ts'
import { cardLabel, figureWords } from './labels.ts'

/** Cards and figures by what is typed for them. */
export const describeAction = (action: Action, view: View, speech: Speech): string =>
  describe(action, view, speech, {
    card: (design) => cardLabel(design, speech),
    figure: (figure) => figureWords({ ...figure, figure: figure.face }, speech),
  })
