import { reviewText } from '@sternentisch/bots/review/text'
import { type Catalogues, kernelText, speechIn } from '@sternentisch/kernel'
import { useMemo } from 'react'
import { useSettings } from '../shell/settings.ts'
import { type Speech, webText } from '../text/index.ts'
import { puzzles } from '../text/puzzles.ts'
import { review } from '../text/review.ts'

/** Words about puzzles come with their pages: Home does without. */
export function usePuzzleSpeech(...ofGames: readonly Catalogues[]): Speech {
  const { lang } = useSettings()
  return useMemo(
    () => speechIn(lang, [kernelText, webText, reviewText, review, puzzles, ...ofGames]),
    [lang, ...ofGames],
  )
}
