import { proveText } from '../../bench/prove/text/index.ts'
import { benchText } from '../../bench/text/index.ts'
import { reviewText } from '../../bots/review/text/index.ts'
import { refereeText } from '../../cli/referee/text/index.ts'
import { cliText } from '../../cli/text/index.ts'
import { shelf } from '../../games/shelf.ts'
import { grammarText } from '../../grammar/text/index.ts'
import { type Catalogues, kernelText } from '../../kernel/index.ts'
import { labText } from '../../lab/text/index.ts'
import { serverText } from '../../server/text/index.ts'
import { atTable } from '../../web/text/at-table.ts'
import { cards } from '../../web/text/cards.ts'
import { decks } from '../../web/text/decks.ts'
import { gallery } from '../../web/text/gallery.ts'
import { webText } from '../../web/text/index.ts'
import { online } from '../../web/text/online.ts'
import { print } from '../../web/text/print.ts'
import { puzzles } from '../../web/text/puzzles.ts'
import { review } from '../../web/text/review.ts'
import { sets } from '../../web/text/sets.ts'
import { wireText } from '../../wire/text/index.ts'
import { argumentsText } from '../command/text.mjs'
import { sampleText } from '../sample/text/index.ts'

/** Every catalogue of the house, with whose it is. */
export const catalogues: readonly (readonly [string, Catalogues])[] = [
  ['the kernel', kernelText],
  ['the grammar', grammarText],
  ['the wire', wireText],
  ['the server', serverText],
  ['the shell', webText],
  ['card files', cards],
  ['the gallery', gallery],
  ['paper', print],
  ['decks', decks],
  ['own sets', sets],
  ['online play', online],
  ['tables online', atTable],
  ['the terminal', cliText],
  ['puzzles', puzzles],
  ['reviews', reviewText],
  ['reviews on the page', review],
  ['the lab', labText],
  ['the referee', refereeText],
  ['bench', benchText],
  ['prove', proveText],
  ['command lines', argumentsText],
  ['the sample of a game', sampleText],
  ...shelf.map(({ game, text }) => [game.id, text] as const),
]
