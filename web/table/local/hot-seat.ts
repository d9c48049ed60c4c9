import type { Reader, Seat } from '@sternentisch/kernel'
import type { LocalHost } from '../../host/local-host.ts'
import { isStillIn, personsAt } from '../../matches/kept-match.ts'
import { Screen, type ScreenHabits } from '../stage/screen.ts'
import type { TableState } from '../state.ts'
import type { Meanwhile } from '../table.ts'
import { Device } from './device.ts'

/** The persons of a match at one device: who holds it, what they are shown, and the curtain between them. */
export class HotSeat {
  readonly screen: Screen
  private readonly device: Device
  /** The holder has taken the device back to look once more. */
  private lingers = false

  constructor(
    private readonly host: LocalHost,
    habits: ScreenHabits,
    shown: { changed(): void; done(): void },
  ) {
    this.device = new Device(
      () => host.players,
      () => host.standing,
    )
    this.screen = new Screen(host.game, host.feedOf, habits, shown)
    this.screen.openFor(this.device.viewer)
  }

  /** Null behind the curtain, and where nobody plays. */
  get holder(): Seat | null {
    return this.device.holder
  }

  /** What whoever looks has seen; null behind the curtain. */
  get seen(): Reader | null {
    return this.screen.reader
  }

  /** Whoever looks; among several people, who have given up or not, what all of them may know. */
  get witness(): Reader | null {
    return personsAt(this.host.players).length > 1 ? this.screen.readNow('audience') : this.seen
  }

  /** Whoever gave up decides nothing more. */
  get holderPlays(): boolean {
    return this.holder !== null && this.device.persons.includes(this.holder)
  }

  /** The persons who have something to decide, and may be spared it. */
  get deciding(): readonly Seat[] {
    const { persons } = this.device
    const { deciding, result } = this.host.standing
    return result ? [] : deciding.filter((seat) => persons.includes(seat))
  }

  /** People must not learn of each other whether there was a choice. */
  get isGuarded(): boolean {
    return this.isShared && this.host.keeper.handOver === 'every'
  }

  /** Several people sit at this device. */
  get isShared(): boolean {
    return this.device.persons.length > 1
  }

  /** Once another has to decide the curtain falls, unless the holder came back to look. */
  handOver(): void {
    if (this.next() === null) this.lingers = false
    else if (!this.lingers && this.holder !== null) this.drawCurtain()
  }

  /** Nothing of the table stays on the screen; false if nobody waits for the device. */
  drawCurtain(): boolean {
    if (this.next() === null) return false
    // What is still being shown was for whoever held the device.
    this.screen.stage.stop()
    this.lingers = false
    this.device.last = this.holder
    this.device.holder = null
    this.screen.openFor(null)
    return true
  }

  /** Whoever held the device last has another look, and may take back. */
  lookAgain(): void {
    const { last } = this.device
    if (last === null || this.look().curtain === null) return
    this.lingers = true
    this.sitDown(last)
  }

  /** Behind the curtain: what everybody may know of what happened since the next one looked. */
  get meanwhile(): Meanwhile | null {
    const { curtain } = this.look()
    if (curtain === null) return null
    return { seen: this.screen.readNow('audience'), since: this.host.keeper.heardBy(curtain) }
  }

  /** Sits down, and is first shown what happened meanwhile; false if that is nothing. */
  sitDown(seat: Seat): boolean {
    const { keeper } = this.host
    const heard = keeper.heardBy(seat)
    this.device.holder = seat
    this.screen.openFor(seat, heard)
    keeper.tellAll(seat)
    keeper.store()
    return this.screen.stage.showSince(heard)
  }

  putAway(name: string): void {
    const { viewer } = this.device
    if (viewer === null) return
    this.host.keeper.putAway(viewer, name)
    this.host.keeper.store()
  }

  /** A seat was handed to a bot, or taken back. Where nobody holds the device, whoever looks may be another. */
  reseat(): void {
    if (this.holder === null) this.screen.openFor(this.device.viewer)
  }

  /** Who still plays here, and for how long a bot thinks in their place. */
  get lending(): TableState['lending'] {
    const { players, standing } = this.host
    return personsAt(players)
      .filter((seat) => isStillIn(players[seat], standing, seat))
      .map((seat) => ({ seat, budget: players[seat].budget }))
  }

  /** What the one who looks sees, and who comes next. */
  look(): Pick<TableState, Shown> {
    const { stage } = this.screen
    const { viewer, persons, last } = this.device
    const next = this.next()
    return {
      viewer,
      moment: stage.moment,
      playing: stage.playing,
      hurried: stage.hurried,
      retelling: stage.retelling,
      untold: stage.untold,
      curtain: viewer === null ? (next ?? persons[0]) : null,
      last: viewer === null ? last : null,
      next: stage.playing ? null : next,
      handOver: this.isShared ? this.host.keeper.handOver : null,
      unasked: this.host.keeper.unasked,
      away: this.host.keeper.awayFor(viewer),
    }
  }

  private next(): Seat | null {
    return this.host.standing.result ? null : this.device.next()
  }
}

type Shown =
  | ('viewer' | 'moment' | 'playing' | 'hurried' | 'retelling' | 'untold')
  | ('curtain' | 'last' | 'next' | 'handOver' | 'unasked' | 'away')
