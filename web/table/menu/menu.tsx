import type { Refusal } from '@sternentisch/kernel'
import { HandOverChoice } from '../../new-table/hand-over.tsx'
import { Langs } from '../../shell/langs.tsx'
import { addressOf } from '../../shell/router.ts'
import { Sound } from '../../shell/sound-settings.tsx'
import type { Speech } from '../../text/index.ts'
import { Sheet } from '../side/sheet.tsx'
import { RescueButton } from '../strip/rescue-button.tsx'
import type { Table } from '../table.ts'
import { ConcedeButton } from './concede-button.tsx'
import { ShareItems } from './share-items.tsx'

/** What is seldom needed. */
export function Menu({
  table,
  speech,
  onSaid,
  onClose,
}: {
  readonly table: Table
  readonly speech: Speech
  /** Something to be told where the menu was. */
  readonly onSaid: (refusal: Refusal | null) => void
  readonly onClose: () => void
}) {
  const { bill, release, lost } = table
  const { plays, canDraw, wantDraw, handOver } = table.state
  const { say } = speech
  const draw = (): void => {
    onClose()
    void table.draw().then(onSaid)
  }
  return (
    <Sheet title={say('table.menu')} speech={speech} onClose={onClose}>
      {handOver && (
        <HandOverChoice value={handOver} speech={speech} onChange={(how) => table.setHandOver(how)} />
      )}
      <Sound />
      <ul className="menu">
        <li>
          <a className="button" href={addressOf({ name: 'rules', game: bill.game, rule: null })}>
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
        {!release && lost && (
          <li>
            <RescueButton lost={lost} speech={speech} />
          </li>
        )}
        <li>
          <button type="button" className="button" onClick={() => table.rematch()}>
            {say('table.menu.new')}
          </button>
        </li>
        {canDraw && (
          <li>
            <button type="button" className="button" onClick={draw}>
              {say(wantDraw.length > 0 ? 'table.draw.agree' : 'table.draw.offer')}
            </button>
          </li>
        )}
        {plays && (
          <li>
            <ConcedeButton table={table} speech={speech} onDone={onClose} />
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
