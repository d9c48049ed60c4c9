// §11: a deck for Ultimate War, card by card
import type { ListPickerProps } from '@sternentisch/grammar'
import { isRefusal, readOptions, type Wishes } from '@sternentisch/kernel'
import { useMemo, useState } from 'react'
import { idOf } from '../../reading/faces.ts'
import { deckList } from '../../rules/decks.ts'
import { type Kit, kitOf } from '../../rules/kit.ts'
import { optionSchema } from '../../rules/options.ts'
import type { Speech, Spoken } from '../../text/index.ts'
import { handLabel } from '../card/labels.ts'
import { SquadronCard } from '../card/squadron-card.tsx'
import '../table/button.css'
import './deck.css'
import './yard.css'

const LEVELS = [0, 1, 2, 3]
/** As many as the ready-made decks have. */
const RANDOM_DECK = 30

export function DeckPicker({ value, wishes, speech, onChange }: Spoken<ListPickerProps>) {
  const [level, show] = useState(0)
  const cards = String(wishes.cards)
  const kit = useMemo(() => wholeSet(cards), [cards])
  const chosen = useMemo(() => new Set(deckList.write(value, wishes).split(/\s+/)), [value, wishes])
  if (!kit) return null
  const faces = kit.set.cards.map((_, face) => face)
  const put = (ids: ReadonlySet<string>): void =>
    onChange(
      faces
        .map((face) => idOf(kit, face))
        .filter((id) => ids.has(id))
        .join('+'),
    )
  const toggle = (id: string): void => {
    const ids = new Set(chosen)
    if (!ids.delete(id)) ids.add(id)
    // An empty list is no list.
    if (ids.size > 0) put(ids)
  }
  return (
    <fieldset className="starfighter sf-deck">
      <div className="sf-draft-levels">
        {LEVELS.map((each) => (
          <button
            key={each}
            type="button"
            className="sf-button"
            aria-pressed={each === level}
            onClick={() => show(each)}
          >
            {speech.say('starfighter.board.level', { level: each })}
            <b>{faces.filter((face) => kit.level[face] === each && chosen.has(idOf(kit, face))).length}</b>
          </button>
        ))}
        <button type="button" className="sf-button" onClick={() => put(anyOf(kit))}>
          {speech.say('starfighter.board.randomDeck')}
        </button>
      </div>
      <ol>
        {faces
          .filter((face) => kit.level[face] === level)
          .map((face) => (
            <DeckCard
              key={face}
              kit={kit}
              face={face}
              speech={speech}
              chosen={chosen.has(idOf(kit, face))}
              onToggle={() => toggle(idOf(kit, face))}
            />
          ))}
      </ol>
    </fieldset>
  )
}

function wholeSet(cards: Wishes[string]): Kit | null {
  const options = readOptions(optionSchema, { mode: 'skirmish', cards })
  return isRefusal(options) ? null : kitOf(options)
}

function anyOf(kit: Kit): ReadonlySet<string> {
  const ids = kit.set.cards.map(({ id }) => ({ id, by: Math.random() }))
  return new Set(
    ids
      .sort((a, b) => a.by - b.by)
      .slice(0, RANDOM_DECK)
      .map(({ id }) => id),
  )
}

interface DeckCardProps {
  readonly kit: Kit
  readonly face: number
  readonly speech: Speech
  readonly chosen: boolean
  readonly onToggle: () => void
}

const DeckCard = ({ kit, face, speech, chosen, onToggle }: DeckCardProps) => (
  <li>
    <button
      type="button"
      className="sf-deck-card"
      aria-pressed={chosen}
      aria-label={handLabel(kit, face, speech)}
      onClick={onToggle}
    >
      <SquadronCard kit={kit} face={face} named speech={speech} />
    </button>
  </li>
)
