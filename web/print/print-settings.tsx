import { DUPLEX, type Duplex, PAPERS, type Paper, PRINTED, type Printed } from '@sternentisch/grammar/print'
import type { Lang } from '@sternentisch/kernel'
import type { KeptDeck } from '../decks/kept-deck.ts'
import { Segmented } from '../shell/segmented.tsx'
import type { Speech } from '../text/index.ts'
import { OffsetField } from './offset-field.tsx'
import type { OpenPrint } from './open-print.ts'

/** What somebody wants on paper, and on which. */
export interface Wish {
  readonly what: readonly Printed[]
  /** One that is ready-made, by its name, or one of one's own, by its ID: two may hold the same cards. */
  readonly deck: string | null
  readonly paper: Paper
  readonly duplex: Duplex
  readonly offset: readonly [x: number, y: number]
}

interface Props {
  readonly opened: OpenPrint
  readonly file: object
  /** Decks of one's own, beside those that come with the game. */
  readonly mine: readonly KeptDeck[]
  readonly wish: Wish
  readonly speech: Speech
  onChange(wish: Wish): void
}

export function PrintSettings({ opened: { print }, file, mine, wish, speech, onChange }: Props) {
  const { say } = speech
  const decks = print.decksOf?.(file) ?? []
  const change = (part: Partial<Wish>): void => onChange({ ...wish, ...part })
  const toggle = (what: Printed): void =>
    change({ what: PRINTED.filter((each) => (each === what) !== wish.what.includes(each)) })
  return (
    <form className="print-settings" onSubmit={(event) => event.preventDefault()}>
      <fieldset>
        <legend>{say('print.what')}</legend>
        {PRINTED.map((what) => (
          <label key={what}>
            <input type="checkbox" checked={wish.what.includes(what)} onChange={() => toggle(what)} />
            <span>{say(`print.what.${what}`)}</span>
          </label>
        ))}
      </fieldset>
      {decks.length + mine.length > 0 && (
        <label className="print-deck">
          <span>{say('print.deck')}</span>
          <select
            className="field"
            value={wish.deck ?? ''}
            onChange={({ target }) => change({ deck: target.value || null })}
          >
            <option value="">{say('print.deck.all')}</option>
            {decks.map(({ deck, name }) => (
              <option key={deck} value={deck}>
                {name[speech.lang as Lang]}
              </option>
            ))}
            {mine.length > 0 && (
              <optgroup label={say('print.deck.mine')}>
                {mine.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </optgroup>
            )}
          </select>
        </label>
      )}
      <Segmented
        label={say('print.paper')}
        values={Object.keys(PAPERS) as Paper[]}
        value={wish.paper}
        nameOf={(paper) => say(`print.paper.${paper}`)}
        onChange={(paper) => change({ paper })}
      />
      <Segmented
        label={say('print.duplex')}
        why={say('print.duplex.why')}
        values={DUPLEX}
        value={wish.duplex}
        nameOf={(duplex) => say(`print.duplex.${duplex}`)}
        onChange={(duplex) => change({ duplex })}
      />
      {wish.duplex !== 'off' && (
        <fieldset>
          <legend>{say('print.offset')}</legend>
          {(['x', 'y'] as const).map((axis, at) => (
            <OffsetField
              key={axis}
              label={say(`print.offset.${axis}`)}
              value={wish.offset[at]}
              onChange={(value) => change({ offset: moved(wish.offset, at, value) })}
            />
          ))}
        </fieldset>
      )}
    </form>
  )
}

const moved = ([x, y]: Wish['offset'], at: number, value: number): Wish['offset'] =>
  at === 0 ? [value, y] : [x, value]
