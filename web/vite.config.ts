import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

/** Static files that work from any folder of any web server, and offline after the first visit. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  plugins: [
    react(),
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
