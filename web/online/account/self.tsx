import { isRefusal } from '@sternentisch/kernel'
import { type FormEvent, useState } from 'react'
import type { Speech } from '../../text/index.ts'
import { Stars } from '../name-field.tsx'
import { Star } from '../star.tsx'
import { useIntroduction } from '../use-introduction.ts'

/** One's name and star, to be changed. */
export function Self({ speech: { say, explain } }: { readonly speech: Speech }) {
  const introducing = useIntroduction()
  const { name, colour, fits, change } = introducing
  const [said, setSaid] = useState<string | null>(null)
  const keep = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (!fits) return
    const kept = await introducing.settle()
    setSaid(isRefusal(kept) ? explain(kept) : say('lobby.account.saved'))
  }
  return (
    <form className="account-box self" onSubmit={(event) => void keep(event)} noValidate>
      <div className="self-name">
        <Star colour={colour} size={72} />
        <label>
          <span>{say('lobby.account.name')}</span>
          <input
            className="field"
            value={name}
            maxLength={24}
            autoComplete="nickname"
            spellCheck={false}
            aria-invalid={!fits}
            onChange={(event) => {
              setSaid(null)
              change({ name: event.target.value })
            }}
          />
        </label>
      </div>
      <Stars
        colour={colour}
        speech={{ say }}
        onChange={(each) => {
          setSaid(null)
          change({ colour: each })
        }}
      />
      <p className="why">{say('lobby.account.star.why')}</p>
      <div className="box-acts">
        <button type="submit" className="button main">
          {say('lobby.account.save')}
        </button>
        <p role="status">{fits ? said : say('lobby.name.wrong')}</p>
      </div>
    </form>
  )
}
