import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react'
import { Brand } from './brand.tsx'
import { Icon } from './icons.tsx'
import { Langs } from './langs.tsx'
import { NewVersion } from './new-version.tsx'
import { useOnlineSign } from './online-sign.ts'
import { addressOf, type Place } from './router.ts'
import { shelf } from './shelf.ts'
import { useSpeech } from './speech.ts'
import { UnkeptLine } from './unkept-line.tsx'

/** The sky rises once the page can be used. */
const Sky = lazy(() => import('./sky.tsx'))
/** Who one is on this server; a static site never asks for it. */
const MyStar = lazy(() => import('../online/my-star.tsx'))

interface Way {
  readonly key: `home.way.${'play' | 'online' | 'lessons' | 'rules' | 'cards' | 'replays' | 'settings'}`
  readonly icon: ComponentProps<typeof Icon>['name']
  readonly to: Place
  readonly holds: readonly Place['name'][]
  /** A phone has room for five or six ways: this one is found on its Home. */
  readonly onHome?: true
}

const ways: readonly Way[] = [
  { key: 'home.way.play', icon: 'home', to: { name: 'home' }, holds: ['home', 'new', 'table', 'result'] },
  {
    key: 'home.way.lessons',
    icon: 'lessons',
    to: { name: 'lessons', game: null },
    holds: ['lessons', 'lesson'],
  },
  {
    key: 'home.way.rules',
    icon: 'rules',
    to: { name: 'rules', game: shelf[0].id, rule: null },
    holds: ['rules'],
    onHome: true,
  },
  {
    key: 'home.way.cards',
    icon: 'cards',
    to: { name: 'cards', game: null, card: null, set: null },
    holds: ['cards'],
  },
  {
    key: 'home.way.replays',
    icon: 'replays',
    to: { name: 'replay', match: null, log: null, move: null },
    holds: ['replay'],
    onHome: true,
  },
]
const toLobby: Way = {
  key: 'home.way.online',
  icon: 'players',
  to: { name: 'lobby' },
  holds: ['lobby', 'open', 'at'],
}
const toSettings: Way = {
  key: 'home.way.settings',
  icon: 'settings',
  to: { name: 'settings' },
  holds: ['settings'],
}

/** A table fills the window and brings a bar of its own. */
const fillsWindow = (place: Place): boolean =>
  place.name === 'table' ||
  (place.name === 'at' && place.look !== 'result') ||
  place.name === 'lesson' ||
  (place.name === 'replay' && (place.match !== null || place.log !== null))

export function Frame({ place, children }: { readonly place: Place; readonly children: ReactNode }) {
  const { say } = useSpeech()
  const { shown, waiting } = useOnlineSign()
  const [play, ...others] = ways
  const shownWays = shown ? [play, toLobby, ...others] : ways
  const badge = (way: Way): ReactNode =>
    way === toLobby &&
    waiting > 0 && (
      <span className="badge">
        <span className="unseen">{say('home.way.online.waiting', { n: waiting })}</span>
        <span aria-hidden="true">{waiting}</span>
      </span>
    )
  const link = (way: Way, inside: ReactNode, className?: string) => (
    <a
      key={way.key}
      className={className}
      href={addressOf(way.to)}
      aria-current={way.holds.includes(place.name) ? 'page' : undefined}
    >
      {inside}
    </a>
  )
  const bare = fillsWindow(place)
  return (
    <div className={bare ? 'bare' : 'framed'}>
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
      {bare || (
        <Suspense>
          <Sky quiet={place.name !== 'home'} />
        </Suspense>
      )}
      {bare || (
        <header className="top">
          <Brand />
          <nav className="ways" aria-label={say('home.ways')}>
            {shownWays.map((way) =>
              link(
                way,
                <>
                  {say(way.key)}
                  {badge(way)}
                </>,
              ),
            )}
          </nav>
          <Langs />
          {shown && (
            <Suspense>
              <MyStar here={place.name === 'account'} />
            </Suspense>
          )}
          {link(
            toSettings,
            <>
              <Icon name="settings" />
              <span>{say(toSettings.key)}</span>
            </>,
            'button set',
          )}
        </header>
      )}
      <UnkeptLine quiet={bare} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {bare || (
        <nav className="tabs" aria-label={say('home.ways')}>
          {[...shownWays.filter(({ onHome }) => !onHome), toSettings].map((way) =>
            link(
              way,
              <>
                <Icon name={way.icon} />
                {say(way.key)}
                {badge(way)}
              </>,
            ),
          )}
        </nav>
      )}
      <NewVersion />
    </div>
  )
}
