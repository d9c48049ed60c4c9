// A page for looking: the board in many states, from real tables. `?state=…&theme=…&lang=…&pick=Cr,4+open`
import { type GameBoard, Interaction, type Moment, useChoice } from '@sternentisch/grammar'
import '@sternentisch/grammar/grammar.css'
import { type AnyGame, kernelText, type Lang, speechIn, tellTo, type Viewer } from '@sternentisch/kernel'
import { useEffect, useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { stellar } from '../rules/game.ts'
import { stellarText } from '../text/index.ts'
import { gallery, type Pictured } from './gallery-states.ts'
import { stellarBoard } from './index.ts'

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
const speech = speechIn(lang, [kernelText, stellarText, { en: TABLE, de: TABLE, fr: TABLE }])
document.documentElement.dataset.theme = asked.get('theme') ?? 'dark'
document.documentElement.dataset.motion = asked.get('motion') ?? 'none'

const YOU = { en: 'You', de: 'Du', fr: 'Vous' }
const namesFor = (viewer: Viewer): string[] =>
  ['Anna', 'Jonas', 'Miriam', 'Emil'].map((name, seat) => (seat === viewer ? YOU[lang] : name))

function Scene({ picture }: { readonly picture: Pictured }) {
  const { table, viewer, events } = picture
  const [at, go] = useState(0)
  const view = useMemo(() => stellar.view(table, viewer), [table, viewer])
  const moments = useMemo<readonly Moment[]>(() => {
    const moments: Moment[] = []
    let memory: unknown
    for (const { view: then, event } of events) {
      memory = stellarBoard.remember?.(memory, { view: then, event: tellTo(event, viewer) })
      moments.push({ view: then, event: tellTo(event, viewer), memory })
    }
    return [...moments.slice(-24), ...(picture.rests ? [{ view, event: null, memory }] : [])]
  }, [events, view, viewer, picture])
  useEffect(() => {
    if (at < moments.length - 1) go(at + 1)
  }, [at, moments])
  const actions = useMemo(() => (picture.rests ? stellar.actions(view) : []), [view, picture])
  const game = stellar as unknown as AnyGame
  const choice = useChoice(game, view, actions, () => {})
  const acting = actions.length > 0 ? choice : null
  useEffect(() => {
    for (const pick of asked.get('pick')?.split(',') ?? []) choice.pick(...pick.split(' '))
    // Once, at the start.
  }, [])
  const board: GameBoard = stellarBoard
  return (
    <Interaction game={game} board={board} view={view} choice={acting} speech={speech} className="gallery">
      <board.Board
        game={game}
        viewer={viewer}
        moment={moments[at] ?? { view, event: null }}
        choice={acting}
        names={namesFor(viewer)}
        speech={speech}
        pace={asked.has('motion') ? 700 : 0}
      />
    </Interaction>
  )
}

function Other({ picture }: { readonly picture: Pictured }) {
  const view = stellar.view(picture.table, picture.viewer)
  const { Chart, Result, Thumbnail } = stellarBoard
  const events = picture.events.map(({ event }) => tellTo(event, picture.viewer))
  return (
    <div className="gallery-other">
      {Chart && <Chart view={view} speech={speech} />}
      <Result view={view} names={namesFor(picture.viewer)} speech={speech} events={events} />
      <Thumbnail view={stellar.view(gallery.crowd().table, 0)} speech={speech} />
    </div>
  )
}

const name = asked.get('state') ?? 'concept'
const picture = (gallery[name] ?? gallery.concept)()
const root = document.getElementById('root')
if (root)
  createRoot(root).render(asked.has('other') ? <Other picture={picture} /> : <Scene picture={picture} />)
