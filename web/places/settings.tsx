import { LANGS, type Lang } from '@sternentisch/kernel'
import { OWN_NAMES } from '../shell/langs.tsx'
import { Pace } from '../shell/pace.tsx'
import { Segmented } from '../shell/segmented.tsx'
import { changeSettings, useSettings } from '../shell/settings.ts'
import { Sound } from '../shell/sound-settings.tsx'
import { useSpeech } from '../shell/speech.ts'
import { Switch } from '../shell/switch.tsx'
import { smallLasts } from '../storage/small.ts'

export default function SettingsPlace() {
  const { say } = useSpeech()
  const settings = useSettings()
  const words = { on: say('home.set.on'), off: say('home.set.off') }
  return (
    <section className="page settings">
      <h1>{say('home.set.heading')}</h1>
      <p className="lead">{say(smallLasts() ? 'home.set.lead' : 'home.set.lead.page')}</p>
      <div className="choices">
        <Segmented<Lang>
          label={say('home.language')}
          values={LANGS}
          value={settings.lang}
          nameOf={(lang) => OWN_NAMES[lang]}
          onChange={(lang) => changeSettings({ lang })}
        />
        <Segmented
          label={say('home.set.theme')}
          values={['system', 'dark', 'light'] as const}
          value={settings.theme}
          nameOf={(theme) => say(`home.set.theme.${theme}`)}
          onChange={(theme) => changeSettings({ theme })}
        />
        <Segmented
          label={say('home.set.motion')}
          why={say('home.set.motion.why')}
          values={['system', 'full', 'none'] as const}
          value={settings.motion}
          nameOf={(motion) => say(`home.set.motion.${motion}`)}
          onChange={(motion) => changeSettings({ motion })}
        />
        <Pace />
        <Segmented
          label={say('home.set.cardSize')}
          values={['small', 'normal', 'large'] as const}
          value={settings.cardSize}
          nameOf={(size) => say(`home.set.cardSize.${size}`)}
          onChange={(cardSize) => changeSettings({ cardSize })}
        />
        <Switch
          label={say('home.set.autoPass')}
          why={say('home.set.autoPass.why')}
          on={settings.autoPass}
          words={words}
          onChange={(autoPass) => changeSettings({ autoPass })}
        />
        <Sound />
      </div>
    </section>
  )
}
