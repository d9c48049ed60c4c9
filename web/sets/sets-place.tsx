import { Removal } from '../home/removal.tsx'
import { useRemoval } from '../home/use-removal.ts'
import { go, type Place } from '../shell/router.ts'
import { Waiting } from '../shell/waiting.tsx'
import { isReadable, type Unreadable } from '../storage/kept-shelf.ts'
import { Editor } from './editor.tsx'
import { contentOf, type KeptSet, nameOf, type StoredSet } from './kept-set.ts'
import type { OpenSets } from './open-sets.ts'
import { SetList } from './set-list.tsx'
import { setShelf, setsFor, useSetTrouble, useStoredSets } from './store.ts'
import { useSetSpeech } from './words.ts'
import '../cards/panes.css'
import './sets.css'

interface SetsPlaceProps {
  readonly opened: OpenSets
  readonly place: Extract<Place, { name: 'sets' }>
}

const forget = (set: StoredSet): void => setShelf.remove(set)

/** The card sets of this device for one game, or the one that is being made. */
export function SetsPlace({ opened, place }: SetsPlaceProps) {
  const speech = useSetSpeech(opened.text)
  const stored = useStoredSets()
  const trouble = useSetTrouble()
  const removal = useRemoval(stored, forget)
  if (!stored) return <Waiting />
  const mine = setsFor(stored, opened.game.id).filter(removal.stays)
  const damaged = stored.filter((set): set is Unreadable => !isReadable(set)).filter(removal.stays)
  const set = mine.find(({ id }) => id === place.set)
  const remove = (gone: KeptSet): void => {
    removal.take(gone, nameOf(gone, contentOf(gone)))
    if (place.set !== null) go({ ...place, set: null, at: null })
  }
  const told = [
    trouble && speech.say(`sets.${trouble}`),
    place.set !== null && !set && !removal.removed && speech.say('sets.gone'),
  ].filter((words) => typeof words === 'string')
  return (
    <>
      {set ? (
        <Editor key={set.id} {...{ opened, set, speech, told }} at={place.at} onRemove={() => remove(set)} />
      ) : (
        <SetList
          {...{ opened, mine, damaged, speech, told }}
          onRemove={remove}
          onForget={(torn) => removal.take(torn, speech.say('sets.damaged.one'))}
        />
      )}
      {removal.removed && (
        <Removal
          key={removal.removed.thing.id}
          title={removal.removed.title}
          onUndo={removal.undo}
          onOver={removal.settle}
        />
      )}
    </>
  )
}
