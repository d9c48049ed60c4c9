import { use } from 'react'
import { NoGame } from '../learn/no-game.tsx'
import { type OpenPrint, openPrint } from '../print/open-print.ts'
import { PrintView } from '../print/print-view.tsx'
import { useShownSet } from '../sets/shown-set.ts'
import type { Place } from '../shell/router.ts'
import { Waiting } from '../shell/waiting.tsx'

type PrintPlace = Extract<Place, { name: 'print' }>

export default function PrintPlace({ place: { game, set, deck } }: { readonly place: PrintPlace }) {
  const opened = use(openPrint(game))
  if (!opened) return <NoGame game={game} />
  if (set !== null) return <OwnPrint key={`${game} ${set}`} {...{ opened, set, deck }} />
  return <PrintView key={game} {...{ opened, deck }} file={opened.files?.builtIn ?? {}} set={null} />
}

interface OwnPrintProps {
  readonly opened: OpenPrint
  readonly set: string
  readonly deck: string | undefined
}

/** A set of one's own on paper, if it has no fault. */
function OwnPrint({ opened, set, deck }: OwnPrintProps) {
  const shown = useShownSet(opened.game.id, set)
  if (shown === undefined) return <Waiting />
  const isFit = shown && (opened.files?.faultsIn(shown.content).length ?? 0) === 0
  return (
    <PrintView
      {...{ opened, deck }}
      file={isFit ? shown.content : null}
      set={{ id: set, name: shown?.name ?? set.slice(0, 40), isHere: shown !== null }}
    />
  )
}
