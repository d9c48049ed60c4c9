import { reviewText } from '@sternentisch/bots/review/text'
import { type Catalogues, kernelText, speechIn } from '@sternentisch/kernel'
import { useMemo } from 'react'
import { useSettings } from '../../shell/settings.ts'
import { type Speech, webText } from '../../text/index.ts'
import { review } from '../../text/review.ts'

/** Words about reviews come with the replay: Home does without. */
export function useReplaySpeech(gameText: Catalogues): Speech {
  const { lang } = useSettings()
  return useMemo(() => speechIn(lang, [kernelText, webText, reviewText, review, gameText]), [lang, gameText])
}
