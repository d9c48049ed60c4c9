import { use } from 'react'
import { NoGame } from '../learn/no-game.tsx'
import { openPrint } from '../print/open-print.ts'
import { PrintView } from '../print/print-view.tsx'
import type { Place } from '../shell/router.ts'

type PrintPlace = Extract<Place, { name: 'print' }>

export default function PrintPlace({ place: { game, set } }: { readonly place: PrintPlace }) {
  const opened = use(openPrint(game, set))
  if (!opened) return <NoGame game={game} />
  return <PrintView key={`${game} ${set}`} opened={opened} set={set} />
}
