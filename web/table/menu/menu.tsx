import { HandOverChoice } from '../../new-table/hand-over.tsx'
import { RescueButton } from '../strip/rescue-button.tsx'
import { LendSeat } from './lend-seat.tsx'
import { type MenuProps, MenuSheet } from './menu-sheet.tsx'
import { ShareItems } from './share-items.tsx'

/** What is seldom needed at a table of this device. */
export function Menu(props: MenuProps) {
  const { table, speech } = props
  const { release, lost } = table
  const { handOver } = table.state
  const { say } = speech
  return (
    <MenuSheet
      {...props}
      choices={
        <>
          {handOver && (
            <HandOverChoice value={handOver} speech={speech} onChange={(how) => table.setHandOver(how)} />
          )}
          <LendSeat table={table} speech={speech} onDone={props.onClose} />
        </>
      }
      own={
        <>
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
            {!table.state.over && <p className="menu-note">{say('table.menu.new.why')}</p>}
          </li>
        </>
      }
      going={
        <li>
          <a className="button" href="#/">
            {say('table.leave')}
          </a>
        </li>
      }
    />
  )
}
