// `npm run openapi` writes docs/openapi.json: what can be asked of a server over HTTP, from its own schemas.
import { writeFileSync } from 'node:fs'
import { openApiText } from './document.ts'

writeFileSync('docs/openapi.json', openApiText())
