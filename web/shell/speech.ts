import { type Catalogues, kernelText, speechIn } from '@sternentisch/kernel'
import { useMemo } from 'react'
import { type Speech, webText } from '../text/index.ts'
import { useSettings } from './settings.ts'

/** Speaks the chosen language: the words of the shell, and those of a game where one is given. */
export function useSpeech(gameText?: Catalogues): Speech {
  const { lang } = useSettings()
  return useMemo(
    () => speechIn(lang, gameText ? [kernelText, webText, gameText] : [kernelText, webText]),
    [lang, gameText],
  )
}
