import { isRefusal } from '@sternentisch/kernel'
import { use, useState } from 'react'
import { type KeptMatch, keptMatch, reopen } from '../matches/store.ts'
import type { Place } from '../shell/router.ts'
import { Closed } from '../table/closed.tsx'
import { openGame } from '../table/open-game.ts'
import { TableView } from '../table/table-view.tsx'

export default function TablePlace({ place }: { readonly place: Place }) {
  return place.name === 'table' ? <Kept key={place.match} id={place.match} /> : null
}

function Kept({ id }: { readonly id: string }) {
  const [kept] = useState(() => keptMatch(id))
  return kept ? <Open kept={kept} /> : <Closed refusal={null} />
}

function Open({ kept }: { readonly kept: KeptMatch }) {
  const opened = use(openGame(kept.game))
  const [match] = useState(() => (isRefusal(opened) ? opened : reopen(kept, opened.game)))
  if (isRefusal(opened)) return <Closed refusal={opened} log={kept.log} />
  if (isRefusal(match)) return <Closed refusal={match} text={opened.text} log={kept.log} />
  return <TableView kept={kept} match={match} opened={opened} />
}
