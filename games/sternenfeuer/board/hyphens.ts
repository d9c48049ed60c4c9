// Where long names may be parted on a narrow card: browsers do not know the words of this game.

const PARTED =
  'Archi-varin Bot-schafterin Deflektor-feld Falten-tor Gedanken-krone Gedanken-sonde Gedanken-wall Geistes-duell ' +
  'Glut-banner Hinter-halt Kapi-tänin Kriegs-harnisch Kurier-schiff Nano-schmiede Neun-schlüssel ' +
  'Plasma-klinge Schatten-mantel Schlacken-kohorte Sternen-bund Sternen-kern Sternen-schild Sternen-sturz ' +
  'Sturm-angriff Stör-feld-geber System-bruch Traum-konstante Traum-pfad Uhr-macher Wett-streit Winkel-zug ' +
  'Brouil-leur Manœu-vre Capi-taine Cons-tante Embus-cade Jardi-nier Nano-forge déflec-teur archi-viste stel-laire ' +
  'Ambas-sador Archi-vist Clock-maker Deflec-tor'

const SOFT = '\u00ad'

const words = new Map(PARTED.split(' ').map((word) => [word.replaceAll('-', ''), word.replaceAll('-', SOFT)]))

/** A name with soft hyphens in its long words; words of other card sets stay whole. */
export const withHyphens = (name: string): string =>
  name.replace(/\p{L}{8,}/gu, (word) => words.get(word) ?? word)
