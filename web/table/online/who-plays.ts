import type { AnyGame, Seat, Standing, Viewer } from '@sternentisch/kernel'
import type { Notice } from '@sternentisch/wire'

/** Who sits at a table with whoever looks. */
export interface Company {
  readonly viewer: Viewer
  readonly notice: Notice
  readonly standing: Standing
}

export const isPerson = ({ chairs }: Notice, seat: Seat): boolean => chairs[seat]?.for === 'person'

/** A person, and no bot plays in their stead. */
export const isHereInPerson = (
  notice: Notice,
  { conceded }: Pick<Standing, 'conceded'>,
  seat: Seat,
): boolean => isPerson(notice, seat) && !notice.sitters[seat]?.away && !conceded.includes(seat)

/** The viewer plays: neither looks on, nor has given up, nor lets a bot play. */
export const playsHere = ({ viewer, notice, standing }: Company): boolean =>
  typeof viewer === 'number' && standing.result === null && isHereInPerson(notice, standing, viewer)

/** Nobody but bots sits there too: advice does nobody wrong. */
export const isAmongBots = ({ viewer, notice }: Company): boolean =>
  notice.chairs.every((chair, seat) => seat === viewer || chair.for === 'bot')

export const canDraw = (game: AnyGame, company: Company): boolean =>
  playsHere(company) &&
  game.drawByAgreement === true &&
  !company.standing.wantDraw.some((seat) => seat === company.viewer)
