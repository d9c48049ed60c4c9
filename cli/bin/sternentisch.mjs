#!/usr/bin/env node
// The program as `npx sternentisch`: bundles cli/main.ts if anything changed, and runs it.
import { pathToFileURL } from 'node:url'
import { bundle } from '../../tools/bundle.mjs'

await import(pathToFileURL(await bundle('cli/main.ts')).href)
