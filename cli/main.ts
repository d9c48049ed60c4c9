import { run } from './program.ts'
import { TerminalConsole } from './terminal-console.ts'

const console = new TerminalConsole(process)
process.exitCode = await run(process.argv.slice(2), process.env, console)
console.close()
