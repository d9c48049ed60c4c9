import { kernelText, speechIn } from '@sternentisch/kernel'
import type { Listing } from '@sternentisch/wire'
import { addressOf } from '../shell/router.ts'
import { getSettings } from '../shell/settings.ts'
import { readSmall, writeSmall } from '../storage/small.ts'
import { webText } from '../text/index.ts'
import { online } from '../text/online.ts'
import { titleOf } from './listing-words.ts'

const KEY = 'sternentisch.notify'

export const mayNotify = (): boolean => 'Notification' in globalThis

/** Wanted here, and allowed by the browser. */
export const notifies = (): boolean =>
  mayNotify() && Notification.permission === 'granted' && readSmall(KEY) === 'on'

/** Asks the browser where it has not been asked; true if it will be done. */
export async function wantNotifications(on: boolean): Promise<boolean> {
  writeSmall(KEY, on ? 'on' : 'off')
  if (!on || !mayNotify()) return false
  return (await Notification.requestPermission()) === 'granted'
}

/** Says that a match waits, to somebody who is looking elsewhere. */
export function notifyOf(listing: Listing): void {
  const speech = speechIn(getSettings().lang, [kernelText, webText, online])
  notifyAt(listing.notice.table, speech.say('lobby.yourTurn'), titleOf(listing, speech))
}

/** One word for each table: a new one takes the place of the old. */
export function notifyAt(table: string, title: string, body: string): void {
  if (!notifies() || document.visibilityState === 'visible') return
  try {
    const shown = new Notification(title, { body, tag: table, icon: './icon-192.png' })
    shown.onclick = () => {
      window.focus()
      location.hash = addressOf({ name: 'at', table })
      shown.close()
    }
  } catch {
    // Some phones show none but through a worker; the title and the icon say it as well.
  }
}
