import { writeLog } from '@sternentisch/kernel'
import type { Me, Message, Request } from '@sternentisch/wire'
import { Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'
import { becomeSomebody } from '../../../online/server.ts'
import AtPlace from '../../../places/at.tsx'
import { whereabouts } from '../../../shell/arrival.tsx'
import { usePlace } from '../../../shell/router.ts'
import { changeSettings } from '../../../shell/settings.ts'
import { drawn } from '../../test/drawn.ts'
import { hands } from '../../test/hands.ts'
import type { FarTable } from './far-table.ts'

/** Every page has somebody else before it: nobody inherits a line. */
let pages = 0

/** A server with one table, as a page meets it: over a socket. What there is of the table comes in pieces. */
function serve(far: FarTable, pieces: number, nobody: boolean): void {
  class Wire {
    onopen: (() => void) | null = null
    onclose: (() => void) | null = null
    onmessage: ((event: { readonly data: string }) => void) | null = null
    private readonly hears = (message: Message): void => this.tell(message)

    constructor() {
      setTimeout(() => this.onopen?.())
    }

    send(text: string): void {
      setTimeout(() => void this.answer(JSON.parse(text) as Request))
    }

    close(): void {
      far.ears.delete(this.hears)
    }

    private tell(message: Message): void {
      this.onmessage?.({ data: JSON.stringify(message) })
    }

    private async answer(request: Request): Promise<void> {
      if (request.to === 'unfollow') this.close()
      if (request.to === 'follow') far.follows.push(request.from)
      if (request.to === 'follow') await this.bring(request.from)
      if (request.to === 'act') {
        const why = await far.line.act('far', request.act)
        this.tell(why ? { re: 'refused', id: request.id, why } : { re: 'done', id: request.id, n: null })
      }
      if (request.to === 'wish') await far.line.wish('far', request.seat, request.wishes)
      if (request.to === 'talk') far.talk(request.spoken)
      if (request.to === 'wish' || request.to === 'talk') this.tell({ re: 'done', id: request.id, n: null })
    }

    private async bring(from: number): Promise<void> {
      const { viewer, posts } = far
      this.tell({ re: 'follow', table: 'far', viewer, from, now: Date.now() })
      this.tell({ re: 'ahead', table: 'far', moves: far.made })
      const all = posts.slice(from)
      for (let at = 0; at < all.length; at += pieces) {
        const rest = all.slice(at, at + pieces)
        if (at + pieces >= all.length) this.tell({ re: 'posts', table: 'far', posts: rest })
        else this.tell({ re: 'posts', table: 'far', posts: rest, more: true })
        // Time enough for a page to draw what it should not.
        if (at + pieces < all.length) await new Promise((resolve) => setTimeout(resolve))
      }
      far.ears.add(this.hears)
      this.tell({ re: 'presence', table: 'far', here: far.match.seats, watching: 0 })
    }
  }
  const me: Me | null = nobody ? null : { id: `far ${pages++}`, name: 'Ada', colour: 'gold', account: false }
  vi.stubGlobal('WebSocket', Wire)
  vi.stubGlobal('fetch', async (address: URL | string) => {
    const path = new URL(address).pathname.replace(/^\//, '')
    if (path === 'online.json') return Response.json({ online: true, me })
    if (path === 'api/tables/far/log') return new Response(writeLog(far.match))
    return Response.json([])
  })
  becomeSomebody(me)
}

function Shown() {
  const place = usePlace()
  return (
    <Suspense key={whereabouts(place)} fallback={null}>
      <AtPlace place={place} />
    </Suspense>
  )
}

/** The page of a table that is far away. */
export async function lookAt(far: FarTable, { look = '', wide = true, pieces = 1000, nobody = false } = {}) {
  vi.stubGlobal('matchMedia', () => ({
    ...{ matches: wide, addEventListener: () => {}, removeEventListener: () => {} },
  }))
  changeSettings({ lang: 'en', motion: 'none', soundOffered: true })
  serve(far, pieces, nobody)
  location.hash = `#/at/far${look}`
  const box = document.createElement('div')
  document.body.append(box)
  const root = createRoot(box)
  await drawn(() => root.render(<Shown />))

  return {
    ...hands,
    leave: async () => {
      await drawn(() => root.unmount())
      box.remove()
      location.hash = ''
    },
  }
}
