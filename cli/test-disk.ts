import { type Disk, realDisk } from './disk.ts'

export const failure = (code: string): Error => Object.assign(new Error(code), { code })

type Call = keyof Disk

/** The real disk, but `before` is asked about every call first: what it throws, the program gets instead. */
export function troubled(before: (call: Call, number: number) => void): Disk {
  let number = 0
  const wrapped = Object.entries(realDisk).map(([name, call]) => [
    name,
    (...words: unknown[]) => {
      before(name as Call, ++number)
      return (call as (...words: unknown[]) => unknown)(...words)
    },
  ])
  return Object.fromEntries(wrapped) as Disk
}

/** A disk that is full as long as somebody says so: names can still be made and removed, nothing be written. */
export function fillable(): { disk: Disk; full: boolean } {
  const state = {
    full: false,
    disk: troubled((call) => {
      if (state.full && call === 'writeFileSync') throw failure('ENOSPC')
    }),
  }
  return state
}
