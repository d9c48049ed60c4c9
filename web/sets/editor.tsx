import { useDeferredValue, useMemo, useState } from 'react'
import { go } from '../shell/router.ts'
import { useMedia } from '../shell/use-media.ts'
import type { Speech } from '../text/index.ts'
import { drawnCards } from './drawn.ts'
import { EditorHead } from './editor-head.tsx'
import { Entries } from './entries.tsx'
import { FormPanel } from './form/form-panel.tsx'
import { goTo } from './form/go-to.ts'
import { contentOf, type KeptSet } from './kept-set.ts'
import type { OpenSets } from './open-sets.ts'
import { lined } from './read-set.ts'
import { SideDrawing } from './side-drawing.tsx'
import { SideFaults } from './side-faults.tsx'
import { atText, firstSpot, spotAt, spotOf } from './spots.ts'
import { useSet } from './use-set.ts'

interface EditorProps {
  readonly opened: OpenSets
  readonly set: KeptSet
  /** What of it is being changed. */
  readonly at: string | null
  readonly speech: Speech
  readonly told: readonly string[]
  onRemove(): void
}

/** One set under construction: its entries, the form of one of them, how that is drawn, and all that is wrong. */
export function Editor({ opened, set, at, speech, told, onRemove }: EditorProps) {
  const content = useMemo(() => contentOf(set), [set])
  const change = useSet(opened, set, content)
  const elsewhere = speech.say('sets.elsewhere')
  const news = change.isElsewhere && !told.includes(elsewhere) ? [...told, elsewhere] : told
  // Typing comes first: drawings and faults follow as soon as there is time.
  const later = useDeferredValue(content)
  const cards = useMemo(() => drawnCards(opened, later), [opened, later])
  const text = useDeferredValue(set.file)
  const faults = useMemo(() => lined(text, opened.files.faultsIn(contentOf({ file: text }))), [opened, text])
  const [search, setSearch] = useState('')
  const spot = spotAt(opened.editing, content, at) ?? firstSpot(opened.editing, content)
  const lead = (to: string): void =>
    go({ name: 'sets', game: set.game, set: set.id, at: to }, { replace: true })
  const entries = (
    <Entries
      key="entries"
      {...{ opened, content, cards, faults, spot, search, speech, change }}
      onSearch={setSearch}
      onGo={lead}
    />
  )
  const form = (
    <FormPanel
      key={`form ${atText(spot)}`}
      {...{ opened, content, spot, faults, speech, change }}
      onGo={lead}
    />
  )
  const drawing = <SideDrawing key="drawing" {...{ opened, content: later, cards, spot, speech }} />
  const wrong = (
    <SideFaults
      key="wrong"
      {...{ opened, content, faults, speech }}
      onGo={(fault) => {
        const to = spotOf(opened.editing, fault.path)
        if (to) lead(atText(to))
        goTo(fault.path)
      }}
    />
  )
  // One below the other, what is wrong stands above, and the drawing above the form that it shows.
  const isNarrow = useMedia('(max-width: 1000px)')
  return (
    <div className="sets-editor panes">
      <EditorHead {...{ opened, set, content, change, faults, speech, onRemove }} told={news} />
      {isNarrow ? (
        [wrong, entries, drawing, form]
      ) : (
        <>
          {entries}
          {form}
          <aside className="sets-side">
            {drawing}
            {wrong}
          </aside>
        </>
      )}
    </div>
  )
}
