import type { Refusal } from '@sternentisch/kernel'
import type { ReactNode } from 'react'
import { Langs } from '../../shell/langs.tsx'
import { addressOf } from '../../shell/router.ts'
import { Sound } from '../../shell/sound-settings.tsx'
import type { Speech } from '../../text/index.ts'
import { Sheet } from '../side/sheet.tsx'
import type { Table } from '../table.ts'
import { BotsHere } from './bots-here.tsx'
import { ConcedeButton } from './concede-button.tsx'

export interface MenuProps {
  readonly table: Table
  readonly speech: Speech
  /** Something to be told where the menu was. */
  readonly onSaid: (refusal: Refusal | null) => void
  readonly onClose: () => void
}

interface MenuSheetProps extends MenuProps {
  /** What is chosen rather than pressed. */
  readonly choices?: ReactNode
  /** What only this kind of table has: items of the list. */
  readonly own: ReactNode
  /** What has to do with going: the last items. */
  readonly going: ReactNode
  readonly children?: ReactNode
}

/** What is seldom needed, at any table: sound, rules, settings, a draw, giving up. */
export function MenuSheet({ table, speech, onSaid, onClose, choices, own, going, children }: MenuSheetProps) {
  const { plays, canDraw, wantDraw } = table.state
  const { say } = speech
  const draw = (): void => {
    onClose()
    void table.draw().then(onSaid)
  }
  return (
    <Sheet title={say('table.menu')} speech={speech} onClose={onClose}>
      <BotsHere table={table} speech={speech} />
      <Sound />
      {choices}
      <ul className="menu">
        <li>
          <a className="button" href={addressOf({ name: 'rules', game: table.bill.game, rule: null })}>
            {say('table.menu.rules')}
          </a>
        </li>
        <li>
          <a className="button" href={addressOf({ name: 'settings' })}>
            {say('table.menu.settings')}
          </a>
          <Langs />
        </li>
        {own}
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
        {going}
      </ul>
      {children}
    </Sheet>
  )
}
