// Loads our TypeScript straight into Node, one file at a time: `node --import ./tools/native.mjs …`. Tests run as fast
// as the product does: where a test runner puts its own names between files, each call from one into another costs.
import { register } from 'node:module'

register('./native-hooks.mjs', import.meta.url)
