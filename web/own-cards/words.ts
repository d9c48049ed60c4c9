import { type Catalogues, kernelText, speechIn } from '@sternentisch/kernel'
import { useMemo } from 'react'
import { useSettings } from '../shell/settings.ts'
import { cards } from '../text/cards.ts'
import type { Speech } from '../text/index.ts'
import { webText } from '../text/index.ts'

/** Words about cards of one's own come with the pages that need them: Home does without. */
export function useCardSpeech(gameText: Catalogues): Speech {
  const { lang } = useSettings()
  return useMemo(() => speechIn(lang, [kernelText, webText, cards, gameText]), [lang, gameText])
}
