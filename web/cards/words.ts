import { type Catalogues, kernelText, type Lang, speechIn } from '@sternentisch/kernel'
import { useMemo } from 'react'
import { useSettings } from '../shell/settings.ts'
import { gallery } from '../text/gallery.ts'
import { type Speech, webText } from '../text/index.ts'

/** The words of this place come with it: Home does without. */
export const gallerySpeech = (lang: Lang, gameText: Catalogues): Speech =>
  speechIn(lang, [kernelText, webText, gallery, gameText])

export function useGallerySpeech(gameText: Catalogues): Speech {
  const { lang } = useSettings()
  return useMemo(() => gallerySpeech(lang, gameText), [lang, gameText])
}
