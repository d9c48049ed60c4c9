import { isRefusal, type Match } from '@sternentisch/kernel'
import { type ComponentType, use, useState } from 'react'
import { isDamaged, type KeptMatch, reopen } from '../../matches/kept-match.ts'
import { useFound } from '../../matches/use-found.ts'
import { whyNoCards } from '../../own-cards/missing.ts'
import { Waiting } from '../../shell/waiting.tsx'
import { Closed } from './closed.tsx'
import { type OpenGame, openGame } from './open-game.ts'

/** What a place shows of a match that is kept on this device. */
export type KeptView = ComponentType<{
  readonly kept: KeptMatch
  readonly match: Match
  readonly opened: OpenGame
}>

/** Finds a kept match, loads its game and plays its log again; says what is wrong if any of that fails. */
export function Kept({ id, View }: { readonly id: string; readonly View: KeptView }) {
  const stored = useFound(id)
  if (stored === undefined) return <Waiting />
  if (stored === null) return <Closed refusal={null} />
  return isDamaged(stored) ? <Closed {...stored} /> : <Open kept={stored} View={View} />
}

function Open({ kept, View }: { readonly kept: KeptMatch; readonly View: KeptView }) {
  const opened = use(openGame(kept.game))
  const [match] = useState(() =>
    isRefusal(opened) ? opened : (whyNoCards(kept.log, opened.game) ?? reopen(kept, opened.game)),
  )
  if (isRefusal(opened)) return <Closed refusal={opened} log={kept.log} />
  if (isRefusal(match)) return <Closed refusal={match} opened={opened} log={kept.log} />
  return <View kept={kept} match={match} opened={opened} />
}
