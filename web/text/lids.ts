import { boxes } from '@sternentisch/games'
import type { Catalogue, Catalogues, Lang } from '@sternentisch/kernel'

const lidsIn = (lang: Lang): Catalogue =>
  Object.fromEntries(
    boxes.flatMap(({ id, name, line }) => [
      [`home.game.${id}`, name[lang]],
      [`home.line.${id}`, line[lang]],
    ]),
  )

/** What stands on the boxes of the games: the name, and a line on what it is like. */
export const lids: Catalogues = { en: lidsIn('en'), de: lidsIn('de'), fr: lidsIn('fr') }

/** Which games there are is known to the shelf alone. */
export type Lids = {
  readonly [lid: `home.game.${string}` | `home.line.${string}`]: 'what stands on a lid'
}
