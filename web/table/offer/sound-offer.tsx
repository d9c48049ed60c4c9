import { useEffect, useState } from 'react'
import { changeSettings, getSettings } from '../../shell/settings.ts'
import { play } from '../../shell/sound.ts'
import type { Speech } from '../../text/index.ts'
import { useRoomy } from '../side/use-media.ts'
import './sound-offer.css'

/** At the first table ever: whether there should be sound. Answered or not, it is never asked again. */
export function SoundOffer({ speech: { say } }: { readonly speech: Speech }) {
  const [open, setOpen] = useState(() => !getSettings().soundOffered && !getSettings().sound)
  const roomy = useRoomy()
  const offered = open && roomy
  useEffect(() => {
    if (offered) changeSettings({ soundOffered: true })
  }, [offered])
  if (!offered) return null
  const answer = (sound: boolean): void => {
    changeSettings({ sound })
    if (sound) play('turn')
    setOpen(false)
  }
  return (
    <section className="sound-offer" aria-label={say('home.set.sound')}>
      <p>{say('table.sound.offer')}</p>
      <button type="button" className="button" onClick={() => answer(true)}>
        {say('table.sound.yes')}
      </button>
      <button type="button" className="button" onClick={() => answer(false)}>
        {say('table.sound.no')}
      </button>
    </section>
  )
}
