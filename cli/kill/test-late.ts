import { type Disk, realDisk } from '../disk.ts'
import { run } from '../program.ts'
import { TerminalConsole } from '../terminal-console.ts'

/** A fault on purpose: a disk that stores, of every file, what it was given the time before. */
let before: string | null = null
const late: Disk = {
  ...realDisk,
  writeFileSync(file, text) {
    const isMatch = typeof text === 'string' && text.startsWith('sternentisch')
    realDisk.writeFileSync(file, isMatch ? (before ?? text) : text)
    if (isMatch) before = text
  },
}

const console = new TerminalConsole(process)
process.exitCode = await run(process.argv.slice(2), process.env, console, late)
console.close()
