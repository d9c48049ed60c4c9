import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{kernel,games,bots,cli,bench,tools}/**/*.test.ts'],
    testTimeout: 60_000,
  },
})
