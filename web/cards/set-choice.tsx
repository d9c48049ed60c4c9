import { contentOf, nameOf } from '../sets/kept-set.ts'
import { setsFor, useStoredSets } from '../sets/store.ts'
import { go } from '../shell/router.ts'
import type { Speech } from '../text/index.ts'
import type { GallerySet } from './gallery.tsx'

interface SetChoiceProps {
  readonly game: string
  readonly set: GallerySet | null
  readonly speech: Speech
}

/** Which set is looked at, where there are several. */
export function SetChoice({ game, set, speech: { say } }: SetChoiceProps) {
  const mine = setsFor(useStoredSets(), game)
  const isElsewhere = set !== null && !mine.some(({ id }) => id === set.id)
  if (mine.length === 0 && !isElsewhere) return null
  return (
    <label className="cards-set">
      <span>{say('gallery.set')}</span>
      <select
        className="field"
        value={set?.id ?? ''}
        onChange={({ target: { value } }) => go({ name: 'cards', game, card: null, set: value || null })}
      >
        <option value="">{say('gallery.set.shipped')}</option>
        {isElsewhere && <option value={set.id}>{set.name}</option>}
        {mine.map((each) => (
          <option key={each.id} value={each.id}>
            {nameOf(each, contentOf(each))}
          </option>
        ))}
      </select>
    </label>
  )
}
