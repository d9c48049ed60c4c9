import { levelWith } from '@sternentisch/bots/levels'
import { botName } from '@sternentisch/bots/names'
import type { Seat } from '@sternentisch/kernel'
import { addressOf, type Place } from '../../shell/router.ts'
import type { Speech } from '../../text/index.ts'
import type { Lending, TableState } from '../state.ts'
import type { Table } from '../table.ts'
import { RescueButton } from './rescue-button.tsx'

/** What stands between the viewer and the next thing, if anything does. */
export function Strip({
  table,
  state,
  speech,
  nameOf,
  said,
  brief = false,
  result = { name: 'result', match: table.bill.match },
  offers = true,
}: {
  readonly table: Table
  readonly state: TableState
  readonly speech: Speech
  readonly nameOf: (seat: Seat) => string
  /** Why something that was just tried did not happen. */
  readonly said: string | null
  /** Beside words that say already that the match is over. */
  readonly brief?: boolean
  /** Where it is told how the match ended. */
  readonly result?: Place | undefined
  /** Somebody's offer of a draw is told here. */
  readonly offers?: boolean
}) {
  const { say } = speech
  const { trouble, over, playing, next, unkept } = state
  const lent = lentFor(state)
  const takeBack = lent && <Push onPush={() => table.lend?.(lent.seat, 0)} words={say('table.lend.back')} />
  if (trouble === 'elsewhere')
    return (
      <Line alert words={say('table.trouble.elsewhere')}>
        <Push onPush={() => location.reload()} words={say('table.trouble.reload')} />
      </Line>
    )
  if (trouble === 'bot')
    return (
      <Line alert words={say('table.trouble.bot')}>
        <Push onPush={() => table.retry()} words={say('table.trouble.again')} />
      </Line>
    )
  if (playing)
    return (
      <Line small>
        <Push onPush={table.hurry} words={say('table.faster')} pressed={state.hurried} />
        <Push onPush={table.skip} words={say('table.skip')} />
        {/* Two bots leave no moment without a film: the way back to one’s seat stays in sight. */}
        {takeBack}
      </Line>
    )
  if (over)
    return (
      <Line words={brief && isPlain(state) ? '' : overWords(state, speech, nameOf)}>
        <a className="button main" href={addressOf(result)}>
          {say('table.toResult')}
        </a>
      </Line>
    )
  if (next !== null)
    return (
      <Line words={say('table.handOver', { who: nameOf(next) })}>
        <Push main onPush={() => table.drawCurtain()} words={say('table.handOver.curtain')} />
      </Line>
    )
  const offer = offers && state.plays ? state.wantDraw.find((seat) => seat !== state.viewer) : undefined
  if (offer !== undefined)
    return (
      <Line words={say('match.wantsDraw', { who: nameOf(offer) })}>
        <Push onPush={() => void table.draw()} words={say('table.draw.agree')} />
      </Line>
    )
  if (unkept && table.lost)
    return (
      <Line alert words={say(`table.unkept.${unkept}`)}>
        <RescueButton lost={table.lost} speech={speech} />
        <Push onPush={table.understand} words={say('table.unkept.understood')} />
      </Line>
    )
  if (said) return <Line words={said} />
  if (lent) return <Line words={lentWords(lent, state, speech, nameOf)}>{takeBack}</Line>
  const gaveUp = state.conceded.some((seat) => seat === state.viewer)
  return gaveUp ? <Line words={say('table.watching')} /> : null
}

/** The seat of whoever looks, if a bot plays it; where all only watch, any that was handed over. */
const lentFor = ({ lending, viewer }: TableState): Lending | undefined =>
  lending.find(({ seat, budget }) => budget > 0 && (seat === viewer || viewer === 'audience'))

function lentWords(
  { seat, budget }: Lending,
  { viewer }: TableState,
  { say }: Speech,
  nameOf: (seat: Seat) => string,
): string {
  const bot = botName(levelWith(budget))
  return seat === viewer ? say('table.lend.you', { bot }) : say('table.lend.who', { bot, who: nameOf(seat) })
}

/** There is nothing left but the way to the result. */
export const isDone = ({ trouble, over, playing }: TableState): boolean =>
  over && !playing && trouble !== 'elsewhere' && trouble !== 'bot'

/** Something is being shown, and nothing more important is to be said. */
export const isFilm = ({ trouble, playing }: TableState): boolean => playing && trouble === null

/** The board says itself how it ended. */
const isPlain = ({ conceded, by }: TableState): boolean => by === null && conceded.length === 0

function overWords(
  { conceded, late, by, viewer }: TableState,
  { say }: Speech,
  nameOf: (seat: Seat) => string,
): string {
  const last = conceded.at(-1)
  if (last === undefined) return say(by === 'agreement' ? 'table.result.agreed' : 'table.over')
  const isLate = late?.includes(last) ?? false
  if (last === viewer) return say(isLate ? 'table.youLate' : 'table.youConceded')
  return say(isLate ? 'table.late' : 'table.conceded', { who: nameOf(last) })
}

const Line = ({
  words,
  alert = false,
  small = false,
  children,
}: {
  readonly words?: string
  readonly alert?: boolean
  readonly small?: boolean
  readonly children?: React.ReactNode
}) => (
  <div className={small ? 'strip strip-small' : 'strip'} role={alert ? 'alert' : 'status'}>
    {words && <p>{words}</p>}
    {children}
  </div>
)

const Push = ({
  words,
  onPush,
  main = false,
  pressed,
}: {
  readonly words: string
  readonly onPush: () => void
  readonly main?: boolean
  readonly pressed?: boolean
}) => (
  <button type="button" className={main ? 'button main' : 'button'} aria-pressed={pressed} onClick={onPush}>
    {words}
  </button>
)
