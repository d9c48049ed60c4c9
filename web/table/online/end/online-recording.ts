import { isRefusal, type Refusal, remember } from '@sternentisch/kernel'
import { callForText } from '../../../online/server.ts'
import { addressOf } from '../../../shell/router.ts'
import { isUnreadable, type ReadMatch, readMatch, type Unreadable } from '../../open/read-match.ts'
import type { Recording } from '../../recording.ts'

const read = new Map<string, Promise<ReadMatch | Unreadable>>()

const unreadable = (refusal: Refusal): Unreadable => ({ refusal, opened: null })

/** A match that is over, fetched from its server; what could not be fetched is tried again the next time. */
export const recordingOf = (table: string): Promise<ReadMatch | Unreadable> =>
  remember(read, table, async () => {
    const log = await callForText(`tables/${table}/log`)
    const match = isRefusal(log) ? unreadable(log) : await readMatch(log)
    if (!isUnreadable(match)) return { ...match, recording: keptByServer(match.recording, table) }
    read.delete(table)
    return match
  })

/** The server keeps it: a short address leads there. */
function keptByServer(recording: Recording, table: string): Recording {
  const { bill, standing } = recording
  const place = { name: 'at', table, look: 'replay' } as const
  return {
    ...{ bill, standing },
    readerFor: (...asked) => recording.readerFor(...asked),
    release: (running) => {
      const release = recording.release(running)
      return (
        release && {
          carries: false,
          saveLog: () => release.saveLog(),
          link: async () => new URL(addressOf(place), location.href).href,
        }
      )
    },
    rematch: () => {},
    playOn: (...wanted) => recording.playOn(...wanted),
  }
}
