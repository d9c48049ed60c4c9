import { describe, expect, it } from 'vitest'
import { isLateNote } from './late-notes.ts'

describe('what a worker leaves open when it ends', () => {
  it('is passed over where it is a note of who imports what', () => {
    const message = '[vitest-worker]: Closing rpc while "ensureModuleGraphEntry" was pending'
    expect(isLateNote({ message })).toBe(true)
  })

  it.each(['onTaskUpdate', 'fetch', 'snapshotSaved'])('is a fault where it is %s', (method) => {
    expect(isLateNote({ message: `[vitest-worker]: Closing rpc while "${method}" was pending` })).toBe(false)
  })

  it('is a fault where a test did not wait for its own work', () => {
    expect(isLateNote(new Error('the match is not here'))).toBe(false)
    expect(isLateNote({})).toBe(false)
  })
})
