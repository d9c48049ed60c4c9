import { isRefusal, type Refusal } from '@sternentisch/kernel'
import { type FormEvent, useState } from 'react'
import { NameField } from '../../../online/name-field.tsx'
import { useIntroduction } from '../../../online/use-introduction.ts'
import type { Speech } from '../../../text/index.ts'

/** Whoever looks on without a name can say nothing yet: here is where they get one. */
export function NameFirst({ speech }: { readonly speech: Speech }) {
  const { say, explain } = speech
  const introducing = useIntroduction()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const keep = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (!introducing.fits) return
    const me = await introducing.settle()
    setRefusal(isRefusal(me) ? me : null)
  }
  return (
    <form className="talk-name" onSubmit={(event) => void keep(event)} noValidate>
      <NameField introducing={introducing} label={say('at.talk.name')} speech={speech} />
      <button type="submit" className="button">
        {say('lobby.account.save')}
      </button>
      <p className="talk-refused" role="status">
        {refusal && explain(refusal)}
      </p>
    </form>
  )
}
