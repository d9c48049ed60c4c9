import { useId } from 'react'
import { addressOf, go } from '../shell/router.ts'
import { saveFile } from '../shell/save-file.ts'
import { useUndoKey } from '../shell/use-undo-key.ts'
import type { Speech } from '../text/index.ts'
import { fileName } from './file-name.ts'
import { type KeptSet, named, nameOf, written } from './kept-set.ts'
import type { OpenSets } from './open-sets.ts'
import type { LinedFault } from './read-set.ts'
import type { SetChange } from './use-set.ts'

interface EditorHeadProps {
  readonly opened: OpenSets
  readonly set: KeptSet
  readonly content: object
  readonly change: SetChange
  readonly faults: readonly LinedFault[]
  readonly speech: Speech
  readonly told: readonly string[]
  onRemove(): void
}

/** Which set it is, and what can be done with all of it. */
export function EditorHead(props: EditorHeadProps) {
  const { opened, set, content, change, faults, speech, told, onRemove } = props
  const { say } = speech
  const why = useId()
  const name = nameOf(set, content)
  const at = { game: opened.game.id, set: set.id }
  useUndoKey(change.undo)
  return (
    <header className="sets-head panes-head">
      <a className="sets-back" href={addressOf({ name: 'sets', game: at.game, set: null, at: null })}>
        <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
          <path d="M12.5 4.5 7 10l5.5 5.5" />
        </svg>
        {say('sets.back')}
      </a>
      <h1>{name}</h1>
      <p className="sets-kept" role="status">
        {told.length > 0 ? told.join(' ') : say('sets.saved')}
      </p>
      <div className="sets-deeds">
        <button type="button" className="button" disabled={!change.canUndo} onClick={change.undo}>
          {say('sets.undo')}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => saveFile(fileName(name), written(named(set, content)), 'application/json')}
        >
          {say('sets.export')}
        </button>
        <a className="button" href={addressOf({ name: 'cards', ...at, card: null })}>
          {say('sets.look')}
        </a>
        <button type="button" className="button" onClick={onRemove}>
          {say('sets.delete')}
        </button>
        <button
          type="button"
          className="button main"
          aria-disabled={faults.length > 0}
          aria-describedby={faults.length > 0 ? why : undefined}
          onClick={() => faults.length === 0 && go({ name: 'new', ...at })}
        >
          {say('sets.play')}
        </button>
        {faults.length > 0 && (
          <small id={why} className="unseen">
            {say('sets.play.not')}
          </small>
        )}
      </div>
    </header>
  )
}
