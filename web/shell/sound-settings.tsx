import { useId } from 'react'
import { changeSettings, useSettings } from './settings.ts'
import { play } from './sound.ts'
import { useSpeech } from './speech.ts'
import { Switch } from './switch.tsx'

/** Sound on or off, and how loud; what is set is heard. */
export function Sound() {
  const { say } = useSpeech()
  const { sound } = useSettings()
  return (
    <>
      <Switch
        label={say('home.set.sound')}
        why={say('home.set.sound.why')}
        on={sound}
        words={{ on: say('home.set.on'), off: say('home.set.off') }}
        onChange={(wanted) => {
          changeSettings({ sound: wanted, soundOffered: true })
          play('turn')
        }}
      />
      {sound && <Volume />}
    </>
  )
}

function Volume() {
  const { say, lang } = useSpeech()
  const { volume } = useSettings()
  const id = useId()
  const words = new Intl.NumberFormat(lang, { style: 'percent' }).format(volume / 100)
  return (
    <div className="pace">
      <label htmlFor={id}>{say('home.set.volume')}</label>
      <div className="slide">
        <input
          id={id}
          type="range"
          min={0}
          max={100}
          step={5}
          value={volume}
          aria-valuetext={words}
          onChange={(event) => {
            changeSettings({ volume: Number(event.target.value) })
            play('turn')
          }}
        />
        <output htmlFor={id}>{words}</output>
      </div>
    </div>
  )
}
