import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  'grammar.preview': 'Ce que fait votre choix',
  'grammar.notNow': 'Cela ne peut pas être choisi maintenant.',
  'grammar.goOn': 'Choisissez ensuite ce qui brille.',
  'grammar.onlyThis': 'Une seule chose est possible : {deed}.',
  'grammar.readRule': 'Lire la règle {rule}',
  'grammar.enter': 'Entrée',
  'grammar.putBack': 'Remettre',
  'grammar.escape': 'Échap',
}
