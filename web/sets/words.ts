import { type Catalogues, kernelText, type Lang, speechIn } from '@sternentisch/kernel'
import { useMemo } from 'react'
import { useSettings } from '../shell/settings.ts'
import { gallery } from '../text/gallery.ts'
import { type Speech, webText } from '../text/index.ts'
import { sets } from '../text/sets.ts'

/** The words of this place come with it; it shows cards as the gallery does. */
export const setSpeech = (lang: Lang, gameText: Catalogues): Speech =>
  speechIn(lang, [kernelText, webText, gallery, sets, gameText])

export function useSetSpeech(gameText: Catalogues): Speech {
  const { lang } = useSettings()
  return useMemo(() => setSpeech(lang, gameText), [lang, gameText])
}
