// Where long names may be parted on a narrow card: browsers do not know the words of this game.

const PARTED =
  'Bran-noch Clock-maker Co-horte Gar-dener Gärt-ner Hal-vorn Hor-loger Jardi-nier Ko-horte Oru-vane ' +
  'Thess-ark Uhr-macher Ver-deckt ' +
  'Bot-schafterin Deflektor-feld Gedanken-krone Gedanken-sonde Gedanken-wall Geistes-duell ' +
  'Kriegs-harnisch Kurier-schiff Nano-schmiede Neun-schlüssel Plasma-klinge Schatten-mantel ' +
  'Schlacken-kohorte Sternen-bund Sternen-kern Sternen-schild Sternen-sturz Sturm-angriff ' +
  'Stör-feld-geber System-bruch Traum-konstante'

const SOFT = '\u00ad'

const words = new Map(PARTED.split(' ').map((word) => [word.replaceAll('-', ''), word.replaceAll('-', SOFT)]))

/** A name with soft hyphens in its longer words; words of other card sets stay whole. */
export const withHyphens = (name: string): string =>
  name.replace(/\p{L}{7,}/gu, (word) => words.get(word) ?? word)
