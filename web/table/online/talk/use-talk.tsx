import type { Talk } from '@sternentisch/wire'
import type { FollowedTable, Line } from '@sternentisch/wire/client'
import { useCallback, useMemo, useState } from 'react'
import type { Speech } from '../../../text/index.ts'
import type { TalkPanel as Panel } from '../../around.ts'
import { keepHere, keptHere } from '../kept-here.ts'
import { TalkPanel } from './talk-panel.tsx'

/** What was said at a table, as far as somebody wants to hear it. */
export function useTalk(
  followed: FollowedTable,
  line: Line,
  game: string,
  speech: Speech,
): { readonly talk: Panel; readonly latest: Talk | null } {
  const { id, viewer, talk } = followed
  const [kept, setKept] = useState(() => keptHere(id))
  const [open, setOpen] = useState(false)
  const { quiet } = kept
  const said = talk.at(-1)?.n ?? -1
  const change = useCallback(
    (changes: Parameters<typeof keepHere>[1]) => {
      keepHere(id, changes)
      setKept(keptHere(id))
    },
    [id],
  )
  const onOpen = useCallback(
    (now: boolean) => {
      setOpen(now)
      const last = followed.talk.at(-1)
      if (last) change({ heard: last.n + 1 })
    },
    [followed, change],
  )
  // What comes while one looks has been read.
  if (open && said >= kept.heard) change({ heard: said + 1 })
  const fresh = !quiet && !open && talk.some(({ n, seat }) => n >= kept.heard && seat !== viewer)
  const unread = quiet ? [] : talk.filter(({ n, seat }) => n >= kept.heard && seat !== viewer)
  const panel = useMemo(
    () => (
      <TalkPanel
        {...{ talk, viewer, game, speech, quiet }}
        onQuiet={(now) => change({ quiet: now })}
        onSay={(spoken) => line.say(id, spoken)}
      />
    ),
    [talk, viewer, game, speech, quiet, change, line, id],
  )
  const title = speech.say('at.talk')
  return {
    talk: useMemo(() => ({ title, fresh, panel, onOpen }), [title, fresh, panel, onOpen]),
    latest: open ? null : (unread.at(-1) ?? null),
  }
}
