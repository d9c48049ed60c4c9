import { type Catalogues, kernelText, type Lang, speechIn } from '@sternentisch/kernel'
import { useMemo } from 'react'
import { useSettings } from '../shell/settings.ts'
import { decks } from '../text/decks.ts'
import { gallery } from '../text/gallery.ts'
import { type Speech, webText } from '../text/index.ts'

/** The words of this place come with it; it shows cards as the gallery does. */
export const deckSpeech = (lang: Lang, gameText: Catalogues): Speech =>
  speechIn(lang, [kernelText, webText, gallery, decks, gameText])

export function useDeckSpeech(gameText: Catalogues): Speech {
  const { lang } = useSettings()
  return useMemo(() => deckSpeech(lang, gameText), [lang, gameText])
}
