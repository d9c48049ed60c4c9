import { figure } from '@sternentisch/kernel'
import { cards } from '../cards/index.ts'
import type { SolarFace } from '../rules/kit.ts'
import type { Speech } from '../text/index.ts'

const solarWord = (speech: Speech, form: 'short' | 'solar', type: number): string => {
  const { id } = cards.solarTypes[type - 1]
  return speech.find(`stellar.${form}.${id}`) ?? id
}

export const solarShort = (speech: Speech, type: number): string => solarWord(speech, 'short', type)

export const solarName = (speech: Speech, type: number): string => solarWord(speech, 'solar', type)

/** `Gas:3F`: worth 3 and fortified. */
export const solarValue = (speech: Speech, { type, value, fortified }: SolarFace): string =>
  `${solarShort(speech, type)}:${figure(value)}${fortified ? 'F' : ''}`
