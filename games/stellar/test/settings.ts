import { settingsFor } from '@sternentisch/kernel/test'
import { optionSchema } from '../rules/options.ts'

export const settings = settingsFor(optionSchema)
