// Nothing lies about: `node tools/check-unused.mjs` fails with every export that nobody needs. A test may take what its own file uses; what
// only tests take is dead, unless it lies with the tests.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { commandLine } from './command/command.mjs'

const SOURCE = /(?<!\.d)\.(tsx?|mts|mjs)$/
const NO_SOURCE = /(^|\/)(node_modules|dist|pinned|\..*)$/
/** Tests, and what is written for them. */
const TEST =
  /\.test\.tsx?$|(^|\/)(test|e2e)\/|(^|\/)test-[\w-]+\.tsx?$|^kernel\/checks\/|^tools\/check-[\w-]+\.ts$/

const EXPORT =
  /^export\s+(?:declare\s+)?(?:abstract\s+)?(?:async\s+)?(?:const|let|function\*?|class|interface|type|enum)\s+(\w+)/gm
const PASSED_ON = /^export\s+(?:type\s+)?\{([^}]*)\}/gm
/** `import { a, type B as C } from`, `export { a } from`, `const { a } = await import(…)`. */
const TAKEN =
  /^(?:import|export)\s+(?:type\s+)?(?:\w+\s*,\s*)?\{([^}]*)\}\s*from|\{([^{}]*)\}\s*=\s*await\s+import\(/gm
/** Whoever has all of a module may take anything of it: `words.de`, `import('./board.ts').then(({ board }) => board)`. */
const ALL = /^import\s+\*\s+as\s+\w+|import\(/m

/** `a, type B as C` → a, B. */
const namesIn = (list) =>
  list
    .split(',')
    .map((each) => /^\s*(?:type\s+)?(\w+)/.exec(each)?.[1])
    .filter((name) => name && name !== 'default')

function exportsOf(text) {
  const own = [...text.matchAll(EXPORT)].map(([, name]) => name)
  const passedOn = [...text.matchAll(PASSED_ON)].flatMap(([, list]) =>
    list
      .split(',')
      .map((each) => /(\w+)\s*$/.exec(each)?.[1])
      .filter(Boolean),
  )
  return [...own, ...passedOn]
}

function takenBy(text) {
  const named = [...text.matchAll(TAKEN)].flatMap(([, list, late]) => namesIn(list ?? late))
  return new Set(ALL.test(text) ? [...named, ...(text.match(/\w+/g) ?? [])] : named)
}

const isMentionedTwice = (name, text) => (text.match(new RegExp(`\\b${name}\\b`, 'g')) ?? []).length > 1

/** `export const KITE = 8`: the numbers of a list belong together, whichever of them are named elsewhere. */
const isNumber = (name, text) => new RegExp(`^export const ${name}(: \\w+)? = \\d+$`, 'm').test(text)

/** Above what waits to be taken stands `// unused so far:`, and why it is there all the same. */
const isKept = (name, text) => new RegExp(`^// unused so far: .*\\nexport .*\\b${name}\\b`, 'm').test(text)

/** Types that a file needs itself may be named outside: they are part of what it offers. */
const isType = (name, text) => new RegExp(`^export\\s+(interface|type|class)\\s+${name}\\b`, 'm').test(text)

/** Every export that nobody needs, as `path: name`. */
export function unusedIn(root) {
  const files = sourcesBelow(root, root).map((path) => {
    const text = readFileSync(join(root, path), 'utf8')
    return { path, text, isTest: TEST.test(path), taken: takenBy(text) }
  })
  const isNeeded = (file, name) => {
    if (isNumber(name, file.text) || isKept(name, file.text)) return true
    const takers = files.filter((each) => each !== file && each.taken.has(name))
    if (takers.some(({ isTest }) => file.isTest || !isTest)) return true
    return isMentionedTwice(name, file.text) && (takers.length > 0 || isType(name, file.text))
  }
  return files.flatMap((file) =>
    exportsOf(file.text)
      .filter((name) => !isNeeded(file, name))
      .map((name) => `${file.path}: ${name}`),
  )
}

function sourcesBelow(root, folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = relative(root, join(folder, entry.name)).split(sep).join('/')
    if (NO_SOURCE.test(path)) return []
    if (entry.isDirectory()) return sourcesBelow(root, join(folder, entry.name))
    return SOURCE.test(entry.name) ? [path] : []
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const {
    words: [folder = fileURLToPath(new URL('..', import.meta.url))],
  } = commandLine({
    usage: 'node tools/check-unused.mjs [folder]',
    words: ['folder?'],
    help: {
      en: 'Names every export that no other source imports.',
      de: 'Nennt jeden Export, den keine andere Quelle importiert.',
      fr: 'Nomme chaque export qu’aucune autre source n’importe.',
    },
  })
  const unused = unusedIn(folder)
  for (const line of unused) console.error(line)
  console.log(`exports: ${unused.length === 0 ? 'every one is used' : `${unused.length} are not used`}`)
  process.exitCode = unused.length === 0 ? 0 : 1
}
