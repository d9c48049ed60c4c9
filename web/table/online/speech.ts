import { type Catalogues, kernelText, speechIn } from '@sternentisch/kernel'
import { wireText } from '@sternentisch/wire'
import { useMemo } from 'react'
import { useSettings } from '../../shell/settings.ts'
import { atTable } from '../../text/at-table.ts'
import { type Speech, webText } from '../../text/index.ts'
import { online } from '../../text/online.ts'

/** Words about tables online come with them: Home does without. */
export function useAtSpeech(gameText?: Catalogues): Speech {
  const { lang } = useSettings()
  return useMemo(
    () => speechIn(lang, [kernelText, webText, wireText, online, atTable, ...(gameText ? [gameText] : [])]),
    [lang, gameText],
  )
}
