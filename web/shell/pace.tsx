import { useId } from 'react'
import { changeSettings, useSettings } from './settings.ts'
import { useSpeech } from './speech.ts'

const FASTEST = 200
const SLOWEST = 2000

export function Pace() {
  const { say, lang } = useSpeech()
  const { pace } = useSettings()
  const id = useId()
  const seconds = new Intl.NumberFormat(lang, { minimumFractionDigits: 1 }).format(pace / 1000)
  const words = say('home.set.pace.value', { n: seconds })
  return (
    <div className="pace">
      <label htmlFor={id}>{say('home.set.pace')}</label>
      <p className="why" id={`${id}-why`}>
        {say('home.set.pace.why')}
      </p>
      <div className="slide">
        <input
          id={id}
          type="range"
          min={FASTEST}
          max={SLOWEST}
          step={100}
          value={pace}
          aria-valuetext={words}
          aria-describedby={`${id}-why`}
          onChange={(event) => changeSettings({ pace: Number(event.target.value) })}
        />
        <output htmlFor={id}>{words}</output>
      </div>
    </div>
  )
}
