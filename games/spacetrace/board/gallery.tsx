// A page for looking: the board in many states, from real tables. `?state=…&theme=…&lang=…&pick=fighter,move`
import { Interaction, type Moment, useChoice } from '@sternentisch/grammar'
import '@sternentisch/grammar/grammar.css'
import { type AnyGame, kernelText, type Lang, speechIn, tellTo, type Viewer } from '@sternentisch/kernel'
import { useEffect, useMemo } from 'react'
import { createRoot } from 'react-dom/client'
import { spacetrace } from '../rules/game.ts'
import { spacetraceText } from '../text/index.ts'
import { gallery, type Pictured } from './gallery-states.ts'
import { spacetraceBoard } from './index.ts'

const asked = new URLSearchParams(location.search)
const lang = (asked.get('lang') ?? 'en') as Lang
const TABLE = {
  'table.confirm': 'Confirm',
  'table.putBack': 'Put back',
  'table.key.enter': 'Enter',
  'table.key.escape': 'Esc',
  'table.preview': 'Preview',
  'table.preview.goOn': 'Now pick where.',
  'table.why.notNow': 'Not now.',
  'table.why.rule': 'Rule {rule}',
}
const speech = speechIn(lang, [kernelText, spacetraceText, { en: TABLE, de: TABLE, fr: TABLE }])
document.documentElement.dataset.theme = asked.get('theme') ?? 'dark'

const YOU = { en: 'You', de: 'Du', fr: 'Vous' }
const namesFor = (viewer: Viewer): string[] =>
  ['Anna', 'Halden'].map((name, seat) => (seat === viewer ? YOU[lang] : name))

/** Where the film stops: at its last event, or after it with everything at rest. */
function momentOf({ events, viewer, rests }: Pictured, view: Moment['view']): Moment {
  let moment: Moment = { view, event: null, memory: undefined }
  for (const { view: then, event } of events) {
    const now = { view: then, event: tellTo(event, viewer) }
    moment = { ...now, memory: spacetraceBoard.remember?.(moment.memory, now) }
  }
  return rests ? { ...moment, view, event: null } : moment
}

function Scene({ picture }: { readonly picture: Pictured }) {
  const { table, viewer, rests } = picture
  const view = useMemo(() => spacetrace.view(table, viewer), [table, viewer])
  const moment = useMemo(() => momentOf(picture, view), [picture, view])
  const actions = useMemo(() => (rests ? spacetrace.actions(view) : []), [view, rests])
  const game = spacetrace as unknown as AnyGame
  const choice = useChoice(game, view, actions, () => {})
  const acting = actions.length > 0 ? choice : null
  useEffect(() => {
    for (const pick of asked.get('pick')?.split(',') ?? []) choice.pick(...pick.split(' '))
    // Once, at the start.
  }, [])
  const { Board } = spacetraceBoard
  return (
    <Interaction
      game={game}
      board={spacetraceBoard}
      view={view}
      choice={acting}
      speech={speech}
      className="gallery"
    >
      <Board
        game={game}
        viewer={viewer}
        moment={moment}
        choice={acting}
        names={namesFor(viewer)}
        speech={speech}
        pace={0}
      />
    </Interaction>
  )
}

function Other({ picture }: { readonly picture: Pictured }) {
  const view = spacetrace.view(picture.table, picture.viewer)
  const { Chart, Result, Thumbnail } = spacetraceBoard
  const events = picture.events.map(({ event }) => tellTo(event, picture.viewer))
  return (
    <div className="gallery-other">
      {Chart && <Chart view={view} speech={speech} />}
      <Result view={view} names={namesFor(picture.viewer)} speech={speech} events={events} />
      <Thumbnail view={view} speech={speech} />
    </div>
  )
}

const picture = (gallery[asked.get('state') ?? 'main'] ?? gallery.main)()
const root = document.getElementById('root')
if (root)
  createRoot(root).render(asked.has('other') ? <Other picture={picture} /> : <Scene picture={picture} />)
