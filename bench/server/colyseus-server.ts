// Colyseus with the same rules, in memory. Its rooms are given our host and our feeds, so that it sends no more than we do: what
// differs is the server around them.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Client, Room, Server } from '@colyseus/core'
import { WebSocketTransport } from '@colyseus/ws-transport'
import { Host, Match, type Seat } from '@sternentisch/kernel'
import { seedNumber } from '../luck.ts'
import { optionsOf } from '../random-play.ts'
import { scripted } from './scripted.ts'
import { answerFor } from './served.ts'

class MatchRoom extends Room {
  override maxClients = 2
  private readonly seats = new Map<string, Seat>()
  private host: Host | null = null

  override onCreate({ game: id }: { readonly game: string }): void {
    const { game } = scripted.find((each) => each.game.id === id)!
    const opening = { game, options: optionsOf(game), seed: seedNumber(1), id: this.roomId, names: [] }
    const match = new Match(opening)
    match.keepsEvents = false
    const host = new Host(match, [0, 1])
    this.host = host
    this.onMessage('move', (client: Client, text: string) => {
      const refusal = host.play(this.seats.get(client.sessionId)!, text)
      if (refusal) client.send('refused', refusal)
      else for (const each of this.clients) this.tell(each)
    })
  }

  override onJoin(client: Client): void {
    this.seats.set(client.sessionId, this.seats.size as Seat)
    this.tell(client)
  }

  private tell(client: Client): void {
    const feed = this.host!.feedOf(this.seats.get(client.sessionId)!)
    for (const news of feed.news) client.send('news', news)
    feed.forget()
  }
}

const server = createServer()
const served = new Server({ greet: false, transport: new WebSocketTransport({ server }) })
served.define('match', MatchRoom)
await served.listen(0, '127.0.0.1')
answerFor(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
