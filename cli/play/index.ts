/** What it takes to play a match at a keyboard that somebody else holds. */
export { readArguments } from '../arguments.ts'
export type { Console } from '../console.ts'
export { type Disk, realDisk } from '../disk.ts'
export { readSave } from '../save.ts'
export { speak } from '../speech.ts'
export { playWanted, sitDown } from './play.ts'
export { playOn } from './rounds.ts'
export { Session } from './session.ts'
