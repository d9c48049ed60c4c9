// A page for looking: the board in many states, from real tables. `?state=…&theme=…&lang=…&pick=2-18 front,3`
import { Interaction, type Moment, useChoice } from '@sternentisch/grammar'
import '@sternentisch/grammar/grammar.css'
import { type AnyGame, kernelText, type Lang, speechIn, tellTo, type Viewer } from '@sternentisch/kernel'
import { useEffect, useMemo } from 'react'
import { createRoot } from 'react-dom/client'
import { starfighter } from '../rules/game.ts'
import { starfighterText } from '../text/index.ts'
import { gallery, type Pictured } from './gallery-states.ts'
import { starfighterBoard } from './index.ts'

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
const speech = speechIn(lang, [kernelText, starfighterText, { en: TABLE, de: TABLE, fr: TABLE }])
document.documentElement.dataset.theme = asked.get('theme') ?? 'dark'

const YOU = { en: 'You', de: 'Du', fr: 'Vous' }
const namesFor = (viewer: Viewer): string[] =>
  ['Anna', 'Jonas'].map((name, seat) => (seat === viewer ? YOU[lang] : name))

function Scene({ picture }: { readonly picture: Pictured }) {
  const { table, viewer, events } = picture
  const view = useMemo(() => starfighter.view(table, viewer), [table, viewer])
  const moment = useMemo<Moment>(() => {
    let memory: unknown
    for (const { view: then, event } of events)
      memory = starfighterBoard.remember?.(memory, { view: then, event: tellTo(event, viewer) })
    return { view, event: null, memory }
  }, [events, view, viewer])
  const actions = useMemo(() => starfighter.actions(view), [view])
  const game = starfighter as unknown as AnyGame
  const choice = useChoice(game, view, actions, () => {})
  const acting = actions.length > 0 ? choice : null
  useEffect(() => {
    for (const pick of asked.get('pick')?.split(',') ?? []) choice.pick(...pick.split(' '))
    // Once, at the start.
  }, [])
  const { Board } = starfighterBoard
  return (
    <Interaction
      game={game}
      board={starfighterBoard}
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
  const view = starfighter.view(picture.table, picture.viewer)
  const { Chart, Result, Thumbnail } = starfighterBoard
  const events = picture.events.map(({ event }) => tellTo(event, picture.viewer))
  return (
    <div className="gallery-other">
      {Chart && <Chart view={view} speech={speech} />}
      <Result view={view} names={namesFor(picture.viewer)} speech={speech} events={events} />
      <Thumbnail view={view} speech={speech} />
    </div>
  )
}

const picture = (gallery[asked.get('state') ?? 'deployment'] ?? gallery.deployment)()
const root = document.getElementById('root')
if (root)
  createRoot(root).render(asked.has('other') ? <Other picture={picture} /> : <Scene picture={picture} />)
