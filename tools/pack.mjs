// `npm pack` calls this first: the program, the server and the app as plain files in dist/, so that the archive needs nothing but Node.
// What is not ours goes into the bundle, with its licence; only the package with the binaries of SQLite travels whole beside it.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join, relative } from 'node:path'
import { build } from 'esbuild'
import { ensureBuilt, dist as site } from './build.mjs'
import { undrawn, workspaces } from './bundle.mjs'
import { commandLine } from './command/command.mjs'
import { ensureInstalled, root } from './install.mjs'

/** Brings binaries along, for every system; npm puts it into the archive. */
const WHOLE = Object.keys(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).dependencies)
/** Faster ways for sockets and for PostgreSQL that nobody has to have. */
const OPTIONAL = ['bufferutil', 'utf-8-validate', 'pg-native']

/** Packages of the old kind look for these. */
const OLD_WAYS = `import { createRequire as __createRequire } from 'node:module'
import { fileURLToPath as __toPath } from 'node:url'
const require = __createRequire(import.meta.url), __filename = __toPath(import.meta.url), __dirname = __toPath(new URL('.', import.meta.url))
`

commandLine({
  usage: 'npm pack',
  help: {
    en: 'Puts program, server and app into dist/, from where npm packs them into one archive.',
    de: 'Legt Programm, Server und App in dist/, woraus npm ein einziges Archiv packt.',
    fr: 'Met programme, serveur et application dans dist/, dont npm fait une seule archive.',
  },
})
ensureInstalled()
ensureBuilt()
const target = join(root, 'dist')
rmSync(target, { recursive: true, force: true })
mkdirSync(target)
/** What is printed is set in the typefaces of the house. */
const { resolve } = createRequire(join(root, 'cli/package.json'))
const fonts = Object.values(JSON.parse(readFileSync(join(root, 'cli/cards/print/fonts.json'), 'utf8')))
  .flatMap((family) => Object.values(family))
  .map((file) => resolve(file))
const { metafile } = await build({
  entryPoints: { main: join(root, 'cli/main.ts') },
  outdir: target,
  bundle: true,
  splitting: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  outExtension: { '.js': '.mjs' },
  chunkNames: '[hash]',
  external: [...WHOLE, ...OPTIONAL],
  plugins: [workspaces, undrawn],
  banner: { js: OLD_WAYS },
  define: { 'process.env.NODE_ENV': '"production"' },
  loader: { '.css': 'empty' },
  legalComments: 'none',
  metafile: true,
  absWorkingDir: root,
  logLevel: 'error',
})
cpSync(site, join(target, 'web'), { recursive: true, filter: (path) => !/[/\\]\.vite$/.test(path) })
for (const font of fonts) cpSync(font, join(target, 'fonts', basename(font)))
writeFileSync(
  join(target, 'licences.txt'),
  licences([...Object.keys(metafile.inputs), ...fonts.map((font) => relative(root, font))]),
)

/** What is in the bundle and not ours, with the words that its authors ask to be passed on. */
function licences(inputs) {
  const packages = inputs.flatMap(
    (input) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(input)?.[0] ?? [],
  )
  return [...new Set(packages)]
    .sort()
    .map((folder) => {
      const { name, version, license } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
      const file = readdirSync(join(root, folder)).find((each) => /^licen[cs]e/i.test(each))
      const words = file ? readFileSync(join(root, folder, file), 'utf8').trim() : ''
      return `${name} ${version} (${license})\n\n${words}\n`
    })
    .join(`\n${'-'.repeat(78)}\n\n`)
}
