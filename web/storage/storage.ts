import { BrowserCabinet } from './browser-cabinet.ts'
import { type Cabinet, PageCabinet } from './cabinet.ts'
import { moveIn } from './move-in.ts'

let opened: Promise<Cabinet> | null = null

/** The cabinet of this page: the browser's database, or where that is forbidden the page itself. */
export function storage(): Promise<Cabinet> {
  opened ??= openStorage()
  return opened
}

/** The answer never fails: without a database people can still play. */
async function openStorage(): Promise<Cabinet> {
  const lasting = new BrowserCabinet()
  try {
    await lasting.open()
    return await moveIn(lasting)
  } catch {
    return moveIn(new PageCabinet())
  }
}
