import { fileURLToPath } from 'node:url'
import type { Box, Lesson } from '@sternentisch/grammar'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, runnerImport } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

const fromGames = async <T>(file: string): Promise<T> =>
  (await runnerImport<T>(fileURLToPath(new URL(`../games/${file}`, import.meta.url)))).module

/** Home shows which lessons there are; their names are taken out of them here, so that it need not load them. */
const contents: Plugin = {
  name: 'contents',
  resolveId: (id) => (id === 'virtual:contents' ? `\0${id}` : null),
  async load(id) {
    if (id !== '\0virtual:contents') return null
    const { boxes } = await fromGames<{ boxes: readonly Box[] }>('index.ts')
    const games = boxes.map(async ({ id: game }) => {
      const { lessons } = await fromGames<{ lessons: readonly Lesson[] }>(`${game}/learn/lessons/index.ts`)
      return [game, lessons.map(({ id, title, minutes }) => ({ id, title, minutes }))]
    })
    return `export const contents = ${JSON.stringify(Object.fromEntries(await Promise.all(games)))}`
  },
}

/** A box can fetch all parts of its game; of these a page and a worker take their own, and the others are not built for them. */
const without = (parts: RegExp): Plugin => ({
  name: 'without',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id, from) =>
    from && /\/games\/[^/]+\/box\/index\.ts$/.test(from) && parts.test(id) ? NOTHING : null,
  load: (id) => (id === NOTHING ? 'export {}' : null),
})

const NOTHING = '\0nothing'

const EVERYWHERE =
  /\/node_modules\/(react|react-dom|scheduler|@noble|idb|valibot)\/|\/kernel\/|\/games\/(index|[^/]+\/box\/index)\.ts|\/web\/(text\/(?!cards)|matches\/(book|kept-match|scribe|store)|storage\/|shell\/(router|settings|shelf|speech))/

/** Static files that work from any folder of any web server, and offline after the first visit. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  plugins: [
    react(),
    contents,
    without(/\/(bot|terminal|bench)\/index|gallery/),
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
    plugins: () => [without(/\/(text|terminal|bench|board|learn)\/|picture|\.css$/)],
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
