import { COLOURS } from '@sternentisch/wire'
import { useId, useState } from 'react'
import { addressOf } from '../shell/router.ts'
import type { Speech } from '../text/index.ts'
import { Star } from './star.tsx'
import type { Introducing } from './use-introduction.ts'
import { useMe } from './use-standing.ts'
import './name-field.css'

interface Props {
  readonly introducing: Introducing
  readonly label: string
  readonly speech: Speech
}

/** A name, with one's star before it; the star opens the other ones. Whoever has a name already, elsewhere, finds the way to it. */
export function NameField({ introducing: { name, colour, fits, change }, label, speech: { say } }: Props) {
  const id = useId()
  const [picking, pick] = useState(false)
  const me = useMe()
  return (
    <div className="name-field">
      <label htmlFor={id}>{label}</label>
      <div className="name-row">
        <button
          type="button"
          aria-expanded={picking}
          aria-controls={`${id}-stars`}
          aria-label={say('lobby.star.change', { star: say(`lobby.star.${colour}`) })}
          onClick={() => pick(!picking)}
        >
          <Star colour={colour} size={32} />
        </button>
        <input
          id={id}
          className="field"
          value={name}
          maxLength={24}
          autoComplete="nickname"
          autoCapitalize="words"
          spellCheck={false}
          enterKeyHint="go"
          aria-invalid={!fits}
          aria-describedby={fits ? undefined : `${id}-wrong`}
          onChange={(event) => change({ name: event.target.value })}
        />
      </div>
      {!fits && (
        <p className="wrong" id={`${id}-wrong`}>
          {say('lobby.name.wrong')}
        </p>
      )}
      <div id={`${id}-stars`} hidden={!picking}>
        <Stars colour={colour} speech={{ say }} onChange={(each) => change({ colour: each })} />
      </div>
      {!me && (
        <p className="been-here">
          <a href={addressOf({ name: 'account', code: null })}>{say('lobby.name.been')}</a>
        </p>
      )}
    </div>
  )
}

interface StarsProps {
  readonly colour: Introducing['colour']
  readonly speech: Pick<Speech, 'say'>
  onChange(colour: Introducing['colour']): void
}

/** All stars there are, one of them chosen. */
export function Stars({ colour, speech: { say }, onChange }: StarsProps) {
  const name = useId()
  return (
    <fieldset className="stars">
      <legend className="unseen">{say('lobby.star')}</legend>
      {COLOURS.map((each) => (
        <label key={each}>
          <input
            type="radio"
            className="unseen"
            name={name}
            checked={each === colour}
            aria-label={say(`lobby.star.${each}`)}
            onChange={() => onChange(each)}
          />
          <Star colour={each} size={36} />
        </label>
      ))}
    </fieldset>
  )
}
