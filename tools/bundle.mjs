// Bundles one TypeScript entry. The bundle is kept, so that a second time costs only a look whether anything changed.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..')

/** Answers the path of the bundle. It is kept where it finds the packages that it imports. */
export async function bundle(entry, folder = join(root, '.cache')) {
  const note = join(folder, `${hashOf(entry)}.bundle.json`)
  const kept = noted(note)
  if (kept) return kept
  const plain = await built(entry, folder, [workspaces, pins, undrawn])
  const { outputFiles, metafile } =
    SHELF_OF_PAGES in plain.metafile.inputs ? await built(entry, folder, [workspaces, pins]) : plain
  mkdirSync(folder, { recursive: true })
  // The name of each has a hash of what is in it.
  for (const { path, contents } of outputFiles) if (!existsSync(path)) writeWhole(path, contents)
  const [made] = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === entry)
  const inputs = Object.keys(metafile.inputs).filter((path) => existsSync(join(root, path)))
  // Whoever copies the whole folder has the notes in it, too: they lead to what lies beside them.
  const files = outputFiles.map(({ path }) => relative(root, path))
  writeWhole(note, JSON.stringify({ file: made, files, inputs, state: stateOf(inputs) }))
  return join(root, made)
}

const hashOf = (contents) => createHash('sha256').update(contents).digest('hex').slice(0, 16)

/** The bundle that was made last, if all of it is there and nothing that went into it has changed. */
function noted(note) {
  try {
    const { file, files, inputs, state } = JSON.parse(readFileSync(note, 'utf8'))
    const areThere = files.every((each) => existsSync(join(root, each)))
    return areThere && stateOf(inputs) === state ? join(root, file) : null
  } catch {
    // Never made, half a note, or a source that is no more.
    return null
  }
}

/** Of all that went into a bundle, and of how it is made. */
function stateOf(inputs) {
  const hash = createHash('sha256').update(readFileSync(fileURLToPath(import.meta.url)))
  for (const path of inputs) hash.update(`${path}\0`).update(readFileSync(join(root, path)))
  return hash.digest('hex')
}

/** Written aside and renamed: another run of the same entry must never read half a file. */
function writeWhole(file, contents) {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, contents)
  renameSync(draft, file)
}

/** The bundler is only loaded where something has to be made: that takes as long as to start Node. */
async function built(entry, folder, plugins) {
  const { build } = await import('esbuild')
  return build({
    entryPoints: [join(root, entry)],
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    plugins,
    write: false,
    metafile: true,
    // What is imported when it is asked for is a file of its own, and so are the packages it needs: nobody waits for what
    // another command does.
    splitting: true,
    outdir: folder,
    entryNames: '[hash]',
    chunkNames: '[hash]',
    outExtension: { '.js': '.mjs' },
    // What is drawn without a browser needs no styles.
    loader: { '.css': 'empty' },
    sourcemap: 'inline',
    absWorkingDir: root,
    logLevel: 'error',
  })
}

/** Our own packages are sources and go into the bundle; everything else stays a package. */
export const workspaces = {
  name: 'workspaces',
  setup(building) {
    const require = createRequire(join(root, 'package.json'))
    building.onResolve({ filter: /^@sternentisch\// }, ({ path }) => ({ path: require.resolve(path) }))
  },
}

/** Engines of older rules stay where they lie, and are read when one is asked for. */
const pins = {
  name: 'pins',
  setup(building) {
    building.onResolve({ filter: /^\.\.\/pinned\/.*\.mjs$/ }, ({ path, resolveDir }) => ({
      path: pathToFileURL(join(resolveDir, path)).href,
      external: true,
    }))
  },
}

/** A program with this in it opens boards, without a browser. */
const SHELF_OF_PAGES = 'web/shell/shelf.ts'

/** No other draws anything: what only a page fetches out of the box of a game is left there, which makes for a quick start. */
export const undrawn = {
  name: 'undrawn',
  setup(building) {
    building.onResolve({ filter: /^(\.\/picture|\.\.\/(board|learn)\/)/ }, ({ path, kind }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    )
  },
}
