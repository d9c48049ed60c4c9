import { aboutOf } from '@sternentisch/kernel/card-file'
import { useMemo } from 'react'
import { isWhole, useStored } from '../matches/store.ts'
import { cardsIn } from '../own-cards/missing.ts'
import { addressOf } from '../shell/router.ts'
import { saveFile } from '../shell/save-file.ts'
import { freeName } from '../storage/free-name.ts'
import type { Speech } from '../text/index.ts'
import { Drawing } from './drawing.tsx'
import { drawnCards } from './drawn.ts'
import { fileName } from './file-name.ts'
import { contentOf, type KeptSet, LONGEST_NAME, named, nameOf, namesOf, written } from './kept-set.ts'
import type { OpenSets } from './open-sets.ts'
import { playedAs } from './played.ts'
import { keepSet } from './store.ts'

interface SetTileProps {
  readonly opened: OpenSets
  readonly set: KeptSet
  /** All of them: a copy has a name of its own. */
  readonly mine: readonly KeptSet[]
  readonly speech: Speech
  onRemove(): void
}

/** A set at a glance: some of its cards, who made it, whether it can be played, and what can be done with it. */
export function SetTile({ opened, set, mine, speech, onRemove }: SetTileProps) {
  const { say } = speech
  const content = useMemo(() => contentOf(set), [set])
  const cards = useMemo(() => drawnCards(opened, content), [opened, content])
  const faults = useMemo(() => opened.files.faultsIn(content).length, [opened, content])
  const name = nameOf(set, content)
  const { version, author, licence } = aboutOf(content)
  const played = usePlayed(set)
  const at = { game: set.game, set: set.id }
  const copy = (): void => {
    const title = freeName(say('sets.copyOf', { name }), namesOf(mine), LONGEST_NAME)
    keepSet({ ...set, title, file: written({ ...content, about: { ...aboutOf(content), name: title } }) })
  }
  return (
    <li className="sets-tile">
      <div className="cards-glance" aria-hidden="true" inert>
        {cards.slice(0, 4).map((card) => (
          <Drawing key={card.id} side={card.sides[0]} size="small" speech={speech} />
        ))}
      </div>
      <h2>
        <a href={addressOf({ name: 'sets', ...at, at: null })}>{name}</a>
      </h2>
      <p className="sets-facts">
        {[
          say('sets.count', { n: cards.length }),
          version && say('sets.version', { version }),
          author && say('sets.author', { author }),
          licence,
          played > 0 && say('sets.played', { n: played }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p className={faults > 0 ? 'wrong' : 'sets-good'}>
        {faults > 0 ? say('sets.faults', { n: faults }) : say('sets.good')}
      </p>
      <div className="sets-deeds">
        <a className="button" href={addressOf({ name: 'sets', ...at, at: null })}>
          {say('sets.edit')}
          <span className="unseen">{name}</span>
        </a>
        {faults === 0 && (
          <a className="button" href={addressOf({ name: 'new', ...at })}>
            {say('sets.play')}
            <span className="unseen">{name}</span>
          </a>
        )}
        <a className="button" href={addressOf({ name: 'cards', ...at, card: null })}>
          {say('sets.look')}
          <span className="unseen">{name}</span>
        </a>
        {faults === 0 && (
          <a className="button" href={addressOf({ name: 'print', ...at })}>
            {say('sets.print')}
            <span className="unseen">{name}</span>
          </a>
        )}
        <button type="button" className="button" onClick={copy}>
          {say('sets.copy')}
          <span className="unseen">{name}</span>
        </button>
        <button
          type="button"
          className="button"
          onClick={() => saveFile(fileName(name), written(named(set, content)), 'application/json')}
        >
          {say('sets.export')}
          <span className="unseen">{name}</span>
        </button>
        <button type="button" className="button" onClick={onRemove}>
          {say('sets.delete')}
          <span className="unseen">{name}</span>
        </button>
      </div>
    </li>
  )
}

/** How many matches of this device are played with exactly these cards. */
function usePlayed(set: KeptSet): number {
  const stored = useStored()
  const name = useMemo(() => playedAs(set)?.name, [set])
  return (stored ?? []).filter(isWhole).filter((kept) => kept.game === set.game && cardsIn(kept.log) === name)
    .length
}
