import type { GameBoard } from '@sternentisch/grammar'
import type { Refusal, Seat, Speech } from '@sternentisch/kernel'
import { useState } from 'react'
import { rematch } from '../../matches/continue.ts'
import { sitDown } from '../../matches/sit-down.ts'
import { Langs } from '../../shell/langs.tsx'
import { addressOf, go } from '../../shell/router.ts'
import type { LocalTable } from '../local-table.ts'
import { Sheet } from '../side/sheet.tsx'
import { RescueButton } from '../strip/rescue-button.tsx'
import { Orders } from './orders.tsx'
import { Release } from './share.ts'
import { ShareItems } from './share-items.tsx'

/** What is seldom needed. */
export function Menu({
  table,
  orders,
  viewer,
  speech,
  onSaid,
  onClose,
}: {
  readonly table: LocalTable
  readonly orders: GameBoard['orders']
  /** Whoever looks and still plays; null if nobody does. */
  readonly viewer: Seat | null
  readonly speech: Speech
  /** Something to be told where the menu was. */
  readonly onSaid: (refusal: Refusal | null) => void
  readonly onClose: () => void
}) {
  const [sure, setSure] = useState(false)
  const { match } = table
  const release = Release.of(match, { running: !table.state.over })
  const { say } = speech
  const concede = (): void => {
    if (!sure) {
      setSure(true)
      return
    }
    table.concede()
    if (match.result) go({ name: 'result', match: match.opening.id })
    else onClose()
  }
  const draw = (): void => {
    onClose()
    void table.draw().then(onSaid)
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
        {release ? (
          <ShareItems release={release} speech={speech} />
        ) : (
          <li className="menu-note">{say('table.share.waits')}</li>
        )}
        {!release && table.mayBeLost && (
          <li>
            <RescueButton lost={match} speech={speech} />
          </li>
        )}
        <li>
          <button type="button" className="button" onClick={() => sitDown(rematch(match, table.players))}>
            {say('table.menu.new')}
          </button>
        </li>
        {viewer !== null && match.game.drawByAgreement && !match.wantDraw.includes(viewer) && (
          <li>
            <button type="button" className="button" onClick={draw}>
              {say(match.wantDraw.length > 0 ? 'table.draw.agree' : 'table.draw.offer')}
            </button>
          </li>
        )}
        {viewer !== null && (
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
