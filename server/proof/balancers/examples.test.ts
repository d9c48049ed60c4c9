import { expect, it } from 'vitest'
import { EXAMPLES, exampleIn } from './examples.ts'

it.each(EXAMPLES.map((example) => [example.name, example] as const))(
  'the page on hosting has a whole configuration for %s, of which only addresses and TLS are ours',
  (_, example) => {
    const text = exampleIn('docs/hosting.md', example, 8080, [1001, 1002])
    expect(text).toMatch(/127\.0\.0\.1:1001/)
    expect(text).toMatch(/127\.0\.0\.1:1002/)
    expect(text).toMatch(/127\.0\.0\.1:8080/)
    expect(text).not.toMatch(/10\.0\.0|443|ssl|…|\.pem/)
  },
)
