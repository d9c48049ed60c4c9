import type { Writable } from 'node:stream'
import type { WebSocket } from 'ws'

/**
 * What goes out over one socket. What is said in the same instant is one write: an answer and the news of it go together.
 *
 * Nearly all of it is plain letters, each of which is one byte. Such a text is put into its frame here, as RFC 6455 has it for
 * a server that does not compress (5.2), so that the network is handed a single string; every other text is left to the library.
 */
export class Outgoing {
  private frames = ''

  constructor(
    private readonly socket: WebSocket,
    private readonly stream: Writable,
  ) {}

  /** So many bytes have not gone out to the network yet. */
  get waiting(): number {
    return this.frames.length + this.socket.bufferedAmount
  }

  /** To find out whether a long text is plain letters takes all of it: whoever knows says so. */
  say(text: string, isPlain = Buffer.byteLength(text) === text.length): void {
    if (isPlain) {
      if (this.frames === '') process.nextTick(this.flush)
      this.frames += headOf(text.length) + text
      return
    }
    this.flush()
    this.socket.send(text)
  }

  readonly flush = (): void => {
    const { frames, socket } = this
    this.frames = ''
    // Nothing may stand behind the frame that closes a socket.
    if (frames !== '' && socket.readyState === socket.OPEN) this.stream.write(frames, 'latin1')
  }
}

/** A whole text of so many bytes. */
function headOf(length: number): string {
  const { fromCharCode } = String
  if (length < 126) return fromCharCode(0x81, length)
  if (length < 0x10000) return fromCharCode(0x81, 126, length >> 8, length & 0xff)
  return fromCharCode(
    0x81,
    127,
    0,
    0,
    0,
    0,
    length >>> 24,
    (length >>> 16) & 0xff,
    (length >>> 8) & 0xff,
    length & 0xff,
  )
}
