import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  'grammar.preview': 'Was deine Wahl bewirkt',
  'grammar.notNow': 'Das kann jetzt nicht gewählt werden.',
  'grammar.goOn': 'Nun wähle etwas, das leuchtet.',
  'grammar.onlyThis': 'Damit geht jetzt nur eines: {deed}.',
  'grammar.readRule': 'Regel {rule} lesen',
  'grammar.enter': 'Enter',
  'grammar.putBack': 'Zurücklegen',
  'grammar.escape': 'Esc',
}
