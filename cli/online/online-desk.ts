import type { BoxedGame } from '@sternentisch/games/shelf'
import type { Seat, Viewer } from '@sternentisch/kernel'
import type { Notice } from '@sternentisch/wire'
import { Desk } from '../play/desk.ts'
import type { Word } from '../play/help.ts'
import { heardBefore } from '../play/news.ts'
import { BUDGET } from '../players.ts'
import type { Program } from '../program.ts'
import type { RemoteTable } from './remote-table.ts'

const TALK: readonly Word[] = ['say', 'phrases', 'mute', 'link', 'quit']
const PLAYING: readonly Word[] = [
  'undo',
  'ask',
  'grant',
  'decline',
  'hint',
  'draw',
  'concede',
  'away',
  'back',
]

/** One viewer's keyboard at a table of a server. */
export class OnlineDesk extends Desk<RemoteTable> {
  readonly viewer: Viewer
  /** Null for those who look on. */
  readonly seat: Seat | null
  /** What had been told when the present decision was shown, and when it was answered. */
  shownAt = -1
  answeredAt = -1
  /** Whether the end has been told. */
  closed = false

  constructor(
    program: Program,
    box: BoxedGame,
    host: RemoteTable,
    private readonly chairs: Notice['chairs'],
  ) {
    super(program, box, host, BUDGET)
    this.viewer = host.bill.viewer
    this.seat = typeof this.viewer === 'number' ? this.viewer : null
  }

  /** Whoever comes back hears what happened since their own last move; who looks on sees how things are. */
  comeBack(): void {
    const reader = this.readerOf(this.viewer)
    this.heard.set(
      this.viewer,
      this.seat === null ? reader.scenes.length + 1 : heardBefore(reader, this.seat),
    )
  }

  get words(): readonly Word[] {
    if (this.seat === null) return ['help', 'log', ...TALK]
    if (this.standing.result) return ['help', 'log', 'again', ...TALK]
    return ['help', 'log', ...PLAYING.filter((word) => this.knows(word)), ...TALK]
  }

  /** Nobody asks a bot for help against other people; and a draw is spoken of only where the rules know one. */
  private knows(word: Word): boolean {
    if (word === 'draw') return this.box.game.drawByAgreement === true
    return word !== 'hint' || this.chairs.every((chair, at) => at === this.seat || chair.for === 'bot')
  }

  override does(word: Word): string {
    return word === 'quit' ? this.say('cli.online.does.quit') : super.does(word)
  }
}
