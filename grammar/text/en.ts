/** What is said wherever something can be picked. */
export const en = {
  'grammar.preview': 'What your choice does',
  'grammar.notNow': 'This cannot be picked now.',
  'grammar.goOn': 'Now pick something that glows.',
  'grammar.onlyThis': 'All that can be done with it: {deed}.',
  'grammar.readRule': 'Read rule {rule}',
  'grammar.enter': 'Enter',
  'grammar.putBack': 'Put back',
  'grammar.escape': 'Esc',
} as const
