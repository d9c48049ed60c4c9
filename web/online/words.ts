import { type Catalogues, kernelText, speechIn } from '@sternentisch/kernel'
import { wireText } from '@sternentisch/wire'
import { useMemo } from 'react'
import { useSettings } from '../shell/settings.ts'
import { cards } from '../text/cards.ts'
import type { Speech } from '../text/index.ts'
import { webText } from '../text/index.ts'
import { online } from '../text/online.ts'

/** Words about playing online come with the pages that need them: Home does without. */
export function useOnlineSpeech(gameText?: Catalogues): Speech {
  const { lang } = useSettings()
  return useMemo(
    () => speechIn(lang, [kernelText, webText, wireText, cards, online, ...(gameText ? [gameText] : [])]),
    [lang, gameText],
  )
}
