import { lazy, type ReactNode, Suspense } from 'react'
import { Brand } from './brand.tsx'
import { Icon } from './icons.tsx'
import { Langs } from './langs.tsx'
import { NewVersion } from './new-version.tsx'
import { type OnlineSign, useOnlineSign } from './online-sign.ts'
import { addressOf, type Place } from './router.ts'
import { useSpeech } from './speech.ts'
import { UnkeptLine } from './unkept-line.tsx'
import { toLobby, toSettings, type Way, ways } from './ways.ts'

/** The sky rises once the page can be used. */
const Sky = lazy(() => import('./sky.tsx'))
/** Who one is on this server; a static site never asks for it. */
const MyStar = lazy(() => import('../online/my-star.tsx'))

/** A table fills the window and brings a bar of its own. */
const fillsWindow = (place: Place): boolean =>
  place.name === 'table' ||
  (place.name === 'at' && place.look !== 'result') ||
  place.name === 'lesson' ||
  place.name === 'puzzle' ||
  place.name === 'daily' ||
  (place.name === 'replay' && (place.match !== null || place.log !== null))

export function Frame({ place, children }: { readonly place: Place; readonly children: ReactNode }) {
  const sign = useOnlineSign()
  const bare = fillsWindow(place)
  return (
    <div className={bare ? 'bare' : 'framed'}>
      <Skip place={place} />
      {bare || (
        <Suspense>
          <Sky quiet={place.name !== 'home'} />
        </Suspense>
      )}
      {bare || <Top place={place} sign={sign} />}
      <UnkeptLine quiet={bare} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {bare || <Tabs place={place} sign={sign} />}
      <NewVersion />
    </div>
  )
}

function Skip({ place }: { readonly place: Place }) {
  const { say } = useSpeech()
  return (
    <a
      className="skip"
      href={addressOf(place)}
      onClick={(event) => {
        event.preventDefault()
        document.getElementById('main')?.focus()
      }}
    >
      {say('home.skip')}
    </a>
  )
}

interface BarProps {
  readonly place: Place
  readonly sign: OnlineSign
}

function Top({ place, sign }: BarProps) {
  const { say } = useSpeech()
  return (
    <header className="top">
      <Brand />
      <nav className="ways" aria-label={say('home.ways')}>
        {waysWith(sign).map((way) => (
          <WayLink key={way.key} way={way} place={place}>
            {say(way.key)}
            {way === toLobby && <Waiting n={sign.waiting} />}
          </WayLink>
        ))}
      </nav>
      <Langs />
      {sign.shown && (
        <Suspense>
          <MyStar here={place.name === 'account'} />
        </Suspense>
      )}
      <WayLink way={toSettings} place={place} className="button set">
        <Icon name="settings" />
        <span>{say(toSettings.key)}</span>
      </WayLink>
    </header>
  )
}

/** The ways where a thumb reaches them. */
function Tabs({ place, sign }: BarProps) {
  const { say } = useSpeech()
  return (
    <nav className="tabs" aria-label={say('home.ways')}>
      {[...waysWith(sign).filter(({ onHome }) => !onHome), toSettings].map((way) => (
        <WayLink key={way.key} way={way} place={place}>
          <Icon name={way.icon} />
          {say(way.key)}
          {way === toLobby && <Waiting n={sign.waiting} />}
        </WayLink>
      ))}
    </nav>
  )
}

function waysWith({ shown }: OnlineSign): readonly Way[] {
  const [play, ...others] = ways
  return shown ? [play, toLobby, ...others] : ways
}

interface WayLinkProps {
  readonly way: Way
  readonly place: Place
  readonly className?: string
  readonly children: ReactNode
}

const WayLink = ({ way, place, className, children }: WayLinkProps) => (
  <a
    className={className}
    href={addressOf(way.to)}
    aria-current={way.holds.includes(place.name) ? 'page' : undefined}
  >
    {children}
  </a>
)

/** How many matches wait for whoever is looking. */
function Waiting({ n }: { readonly n: number }) {
  const { say } = useSpeech()
  return (
    n > 0 && (
      <span className="badge">
        <span className="unseen">{say('home.way.online.waiting', { n })}</span>
        <span aria-hidden="true">{n}</span>
      </span>
    )
  )
}
