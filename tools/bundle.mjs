// Bundles one TypeScript entry. The bundle is kept, so that a second time costs only a look whether anything changed.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..')

/** Answers the path of the bundle. */
export async function bundle(entry) {
  const plain = await built(entry, [workspaces, undrawn])
  const { outputFiles } = SHELF_OF_PAGES in plain.metafile.inputs ? await built(entry, [workspaces]) : plain
  const [{ contents }] = outputFiles
  const name = createHash('sha256').update(contents).digest('hex').slice(0, 16)
  const folder = join(root, '.cache')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${name}.mjs`)
  if (!existsSync(file)) {
    // Written aside and renamed: another run of the same entry must never read half a file.
    const draft = `${file}.${process.pid}`
    writeFileSync(draft, contents)
    renameSync(draft, file)
  }
  return file
}

const built = (entry, plugins) =>
  build({
    entryPoints: [join(root, entry)],
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    plugins,
    write: false,
    metafile: true,
    // What is drawn without a browser needs no styles.
    loader: { '.css': 'empty' },
    sourcemap: 'inline',
    absWorkingDir: root,
    logLevel: 'error',
  })

/** Our own packages are sources and go into the bundle; everything else stays a package. */
const workspaces = {
  name: 'workspaces',
  setup(building) {
    const require = createRequire(join(root, 'package.json'))
    building.onResolve({ filter: /^@sternentisch\// }, ({ path }) => ({ path: require.resolve(path) }))
  },
}

/** A program with this in it opens boards, without a browser. */
const SHELF_OF_PAGES = 'web/shell/shelf.ts'

/** No other draws anything: what only a page fetches out of the box of a game is left there, which makes for a quick start. */
const undrawn = {
  name: 'undrawn',
  setup(building) {
    building.onResolve({ filter: /^(\.\/picture|\.\.\/(board|learn)\/)/ }, ({ path, kind }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    )
  },
}
