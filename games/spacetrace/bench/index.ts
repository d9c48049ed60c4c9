import type { Measure } from '@sternentisch/grammar'
import { battles } from './battle.ts'

const battle: Measure = {
  title: {
    en: 'battles of 10,000 ships a side',
    de: 'Schlachten mit 10 000 Schiffen je Seite',
    fr: 'batailles de 10 000 vaisseaux par camp',
  },
  begin: battles,
}

export const measures = { battle }
