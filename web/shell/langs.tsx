import type { Lang } from '@sternentisch/kernel'
import { changeSettings, useSettings } from './settings.ts'
import { useSpeech } from './speech.ts'

/** Each language is called by its own name, so that whoever cannot read the present one finds the way out. */
export const OWN_NAMES: Readonly<Record<Lang, string>> = { de: 'Deutsch', en: 'English', fr: 'Français' }

const ORDER: readonly Lang[] = ['de', 'fr', 'en']

export function Langs() {
  const { lang } = useSettings()
  const { say } = useSpeech()
  return (
    <fieldset className="langs" aria-label={say('home.language')}>
      {ORDER.map((each) => (
        <button
          key={each}
          type="button"
          lang={each}
          aria-pressed={each === lang}
          aria-label={`${each.toUpperCase()}, ${OWN_NAMES[each]}`}
          onClick={() => changeSettings({ lang: each })}
        >
          {each.toUpperCase()}
        </button>
      ))}
    </fieldset>
  )
}
