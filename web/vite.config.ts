import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Lesson } from '@sternentisch/grammar'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, runnerImport } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

/** Where each game that teaches anything keeps its lessons. */
const lessonFiles = (): [game: string, file: string][] => {
  const games = fileURLToPath(new URL('../games', import.meta.url))
  return readdirSync(games)
    .map((game): [string, string] => [game, join(games, game, 'learn', 'lessons', 'index.ts')])
    .filter(([, file]) => existsSync(file))
}

/** Home shows which lessons there are; their names are taken out of them here, so that it need not load them. */
const contents: Plugin = {
  name: 'contents',
  resolveId: (id) => (id === 'virtual:contents' ? `\0${id}` : null),
  async load(id) {
    if (id !== '\0virtual:contents') return null
    const games = lessonFiles().map(async ([game, file]) => {
      const { module } = await runnerImport<{ lessons: readonly Lesson[] }>(file)
      return [game, module.lessons.map(({ id, title, minutes }) => ({ id, title, minutes }))]
    })
    return `export const contents = ${JSON.stringify(Object.fromEntries(await Promise.all(games)))}`
  },
}

const NOTHING = '\0nothing'

/** A box can fetch all parts of its game; of these the page and the bots' worker each need some, and are built without the others. */
const without = (parts: RegExp): Plugin => ({
  name: 'without',
  apply: 'build',
  enforce: 'pre',
  resolveId(id, from = '') {
    if (!/\/games\/[^/]+\/box\/index\.ts$/.test(from) || !parts.test(id)) return null
    return id.endsWith('.css') ? `${NOTHING} to see` : NOTHING
  },
  load: (id) => (id.startsWith(NOTHING) ? 'export {}' : null),
})

const EVERYWHERE =
  /\/node_modules\/(react|react-dom|scheduler|@noble|idb|valibot)\/(?!server|static|cjs\/react-dom-server)|\/kernel\/(?!card-file)|\/games\/(index|[^/]+\/box\/index)\.ts|\/web\/(text\/(?!cards|decks|gallery|print|sets|online|at-table)|matches\/(book|kept-match|scribe|store)|storage\/(?!kept-shelf)|shell\/(router|settings|shelf|speech))/

/** Static files that work from any folder of any web server, and offline after the first visit. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  plugins: [
    react(),
    contents,
    without(/\/(balance|bot|terminal|bench)\/index|gallery/),
    VitePWA({
      // A new version waits until the person says so: a match may be going on in this tab.
      registerType: 'prompt',
      injectRegister: null,
      manifest: {
        name: 'Sternentisch',
        short_name: 'Sternentisch',
        description: 'A table for space card games. Every rule enforced, every secret kept.',
        start_url: './',
        scope: './',
        display: 'standalone',
        background_color: '#070a12',
        theme_color: '#070a12',
        categories: ['games'],
        icons: [
          { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: 'icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
          { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,png,ico,woff2,webmanifest}'],
        cleanupOutdatedCaches: true,
        clientsClaim: true,
      },
    }),
  ],
  worker: {
    format: 'es',
    plugins: () => [without(/\/(text|terminal|balance|bench|board|learn)\/|picture|\.css$/)],
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    // Nothing inside other files as data: addresses, which the content security policy would refuse.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What every place needs comes in one file: a dozen small ones would each wait for the network.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'house', test: EVERYWHERE }] } } },
  },
})
