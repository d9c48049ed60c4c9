import { isRefusal, type Refusal, type Viewer } from '@sternentisch/kernel'
import { type ComponentType, use, useState } from 'react'
import { Hosted } from '../../host/hosted.ts'
import { isDamaged, type KeptMatch, whyNotFor } from '../../matches/kept-match.ts'
import { rulesIn } from '../../matches/rules-in.ts'
import { useFound } from '../../matches/use-found.ts'
import { whyNoCards } from '../../own-cards/missing.ts'
import { Waiting } from '../../shell/waiting.tsx'
import { Closed } from './closed.tsx'
import { type OpenGame, openGame } from './open-game.ts'

/** What a place shows of a match that is kept on this device, and who looks at it there. */
export interface KeptProps {
  readonly View: ComponentType<{
    readonly kept: KeptMatch
    readonly recording: Hosted
    readonly opened: OpenGame
  }>
  readonly viewers: (kept: KeptMatch) => readonly Viewer[]
}

/** Finds a kept match, loads its game and plays its log; says what is wrong if any of that fails. */
export function Kept({ id, ...shown }: KeptProps & { readonly id: string }) {
  const stored = useFound(id)
  if (stored === undefined) return <Waiting />
  if (stored === null) return <Closed refusal={null} />
  return isDamaged(stored) ? <Closed {...stored} /> : <Open kept={stored} {...shown} />
}

function Open({ kept, View, viewers }: KeptProps & { readonly kept: KeptMatch }) {
  const opened = use(openGame(kept.game, rulesIn(kept.log)))
  const [recording] = useState(() => (isRefusal(opened) ? opened : read(kept, opened, viewers(kept))))
  if (isRefusal(opened)) return <Closed refusal={opened} log={kept.log} />
  if (isRefusal(recording)) return <Closed refusal={recording} opened={opened} log={kept.log} />
  return <View kept={kept} recording={recording} opened={opened} />
}

function read(kept: KeptMatch, { game }: OpenGame, viewers: readonly Viewer[]): Hosted | Refusal {
  const hosted = whyNoCards(kept.log, game) ?? Hosted.read(kept.log, game, viewers)
  return isRefusal(hosted) ? hosted : (whyNotFor(kept, hosted.bill.seats) ?? hosted)
}
