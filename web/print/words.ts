import { type Catalogues, kernelText, speechIn } from '@sternentisch/kernel'
import { useMemo } from 'react'
import { useSettings } from '../shell/settings.ts'
import { type Speech, webText } from '../text/index.ts'
import { print } from '../text/print.ts'

/** The words of this place come with it. */
export function usePrintSpeech(gameText: Catalogues): Speech {
  const { lang } = useSettings()
  return useMemo(() => speechIn(lang, [kernelText, webText, print, gameText]), [lang, gameText])
}
