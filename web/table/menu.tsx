import type { GameBoard } from '@sternentisch/grammar'
import type { Speech } from '@sternentisch/kernel'
import { useState } from 'react'
import { rematch } from '../matches/continue.ts'
import { sitDown } from '../matches/sit-down.ts'
import { Langs } from '../shell/langs.tsx'
import { addressOf, go } from '../shell/router.ts'
import type { LocalTable } from './local-table.ts'
import { Orders } from './orders.tsx'
import { saveLog } from './share.ts'
import { ShareLink } from './share-link.tsx'
import { Sheet } from './sheet.tsx'

/** What is seldom needed. */
export function Menu({
  table,
  orders,
  canConcede,
  speech,
  onClose,
}: {
  readonly table: LocalTable
  readonly orders: GameBoard['orders']
  readonly canConcede: boolean
  readonly speech: Speech
  readonly onClose: () => void
}) {
  const [sure, setSure] = useState(false)
  const { match } = table
  const { say } = speech
  const concede = (): void => {
    if (!sure) {
      setSure(true)
      return
    }
    table.concede()
    go({ name: 'result', match: match.opening.id })
  }
  return (
    <Sheet title={say('table.menu')} speech={speech} onClose={onClose}>
      {orders && <Orders orders={orders} speech={speech} onChange={table.thinkAgain} />}
      <ul className="menu">
        <li>
          <a className="button" href={addressOf({ name: 'rules', game: match.game.id, rule: null })}>
            {say('table.menu.rules')}
          </a>
        </li>
        <li>
          <a className="button" href={addressOf({ name: 'settings' })}>
            {say('table.menu.settings')}
          </a>
          <Langs />
        </li>
        <li>
          <button type="button" className="button" onClick={() => saveLog(match)}>
            {say('table.menu.save')}
          </button>
        </li>
        <li>
          <ShareLink match={match} speech={speech} />
        </li>
        <li>
          <button type="button" className="button" onClick={() => sitDown(rematch(match, table.players))}>
            {say('table.menu.new')}
          </button>
        </li>
        {canConcede && (
          <li>
            <button type="button" className="button danger" onClick={concede}>
              {say(sure ? 'table.menu.concedeSure' : 'table.menu.concede')}
            </button>
          </li>
        )}
        <li>
          <a className="button" href="#/">
            {say('table.leave')}
          </a>
        </li>
      </ul>
    </Sheet>
  )
}
