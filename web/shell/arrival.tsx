import { type ReactNode, useEffect, useRef } from 'react'
import { useOnlineSign } from './online-sign.ts'
import type { Place } from './router.ts'
import { useSpeech } from './speech.ts'

/** What makes a place another place; a rule looked up or a move stepped to is still the same one. */
export function whereabouts(place: Place): string {
  switch (place.name) {
    case 'new':
    case 'open':
    case 'rules':
      return `${place.name}/${place.game}`
    case 'table':
    case 'result':
      return `${place.name}/${place.match}`
    case 'at':
      return `at/${place.table}/${place.look ?? ''}`
    case 'replay':
      return `replay/${place.match ?? ''}/${place.log ?? ''}`
    case 'cards':
    case 'decks':
    case 'sets':
      return `${place.name}/${place.game ?? ''}`
    case 'lessons':
    case 'puzzles':
      return `${place.name}/${place.game ?? ''}`
    case 'puzzle':
      return `puzzle/${place.game}/${place.puzzle}`
    case 'lesson':
      return `lesson/${place.game}/${place.lesson}`
    case 'nowhere':
      return place.address
    default:
      return place.name
  }
}

const LATEST_HEADING = 3000

/** The heading may come later than the place itself, which first has to fetch what it shows. */
function focusHeading(): () => void {
  const main = document.getElementById('main')
  if (!main) return () => {}
  const focus = (): boolean => {
    const heading = main.querySelector<HTMLElement>('h1')
    if (!heading) return false
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
    heading.focus({ preventScroll: true })
    return true
  }
  if (focus()) return () => {}
  main.focus({ preventScroll: true })
  const watch = new MutationObserver(() => {
    const elsewhere = document.activeElement !== main && document.activeElement !== document.body
    if (elsewhere || focus()) watch.disconnect()
  })
  watch.observe(main, { childList: true, subtree: true })
  const timer = setTimeout(() => watch.disconnect(), LATEST_HEADING)
  return () => {
    watch.disconnect()
    clearTimeout(timer)
  }
}

let visits = 0

/** Names the page after the place and, except on the very first, leads keyboard and screen reader to its heading. */
export function Arrival({ place, children }: { readonly place: Place; readonly children: ReactNode }) {
  const { say } = useSpeech()
  const where = whereabouts(place)
  const { waiting, turn } = useOnlineSign()
  const last = useRef<string | null>(null)
  useEffect(() => {
    const title =
      place.name === 'home' ? say('home.title.home') : `${say(`home.title.${place.name}`)} · Sternentisch`
    document.title = turn ?? (waiting > 0 ? `(${waiting}) ${title}` : title)
  }, [place.name, say, waiting, turn])
  useEffect(() => {
    if (last.current === where) return
    last.current = where
    visits++
    if (visits === 1) return
    scrollTo(0, 0)
    return focusHeading()
  }, [where])
  return children
}
