import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

/**
 * Most visits begin at Home, so the page names its scripts and styles at once instead of when the first
 * script asks for them.
 */
const nameHome: Plugin = {
  name: 'name-home',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const files = Object.values(bundle)
      const home = files.find(
        (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith('/places/home.tsx'),
      )
      if (home?.type !== 'chunk') return []
      const needed = withImports(home.fileName, (file) => {
        const chunk = bundle[file]
        return chunk?.type === 'chunk' && !chunk.isEntry ? chunk.imports : []
      }).filter((file) => !html.includes(file))
      const styles = [...(home.viteMetadata?.importedCss ?? [])]
      return [
        ...needed.map((file) => link({ rel: 'modulepreload', href: `./${file}` })),
        // As styles of the page and not only preloaded: on other places Chrome would complain that nobody uses them.
        ...styles.map((file) => link({ rel: 'stylesheet', href: `./${file}` })),
      ]
    },
  },
}

/** A file and all that it imports, directly or not. */
function withImports(file: string, importsOf: (file: string) => readonly string[]): string[] {
  const found = new Set([file])
  for (const each of found) for (const next of importsOf(each)) found.add(next)
  return [...found]
}

const link = (attrs: Record<string, string>) => ({
  tag: 'link',
  attrs: { crossorigin: true, ...attrs },
  injectTo: 'head' as const,
})

/** Static files that work from any folder of any web server, and offline after the first visit. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  plugins: [
    react(),
    nameHome,
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
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    // Nothing inside other files as data: addresses, which the content security policy would refuse.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
})
