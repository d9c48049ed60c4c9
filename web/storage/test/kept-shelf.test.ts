import { describe, expect, it } from 'vitest'
import { DeckSchema, type KeptDeck } from '../../decks/kept-deck.ts'
import { type Cabinet, PageCabinet, type Written } from '../cabinet.ts'
import { isReadable, KeptShelf } from '../kept-shelf.ts'
import type { News, Wire } from '../news.ts'

const deck: KeptDeck = { id: 'd1', game: 'g', name: 'Night', value: 'a+b', changed: 1, turn: 0 }

/** Two tabs hear each other. */
function tabs(cabinet: Cabinet = new PageCabinet()) {
  const listeners: ((news: News) => void)[] = []
  const wire = (): Wire => {
    let own: (news: News) => void = () => {}
    return {
      tell: (news) => {
        for (const each of listeners) if (each !== own) each(news)
      },
      listen: (heard) => {
        own = heard
        listeners.push(heard)
      },
    }
  }
  const shelf = () => new KeptShelf<KeptDeck>('decks', DeckSchema, async () => cabinet, wire())
  return [shelf(), shelf(), cabinet] as const
}

describe('what pages of this device change (decks, for one)', () => {
  it('are kept, and other tabs hear of them', async () => {
    const [here, there] = tabs()
    await Promise.all([here.settled(), there.settled()])
    here.keep(deck)
    await here.settled()
    await Promise.resolve()
    await there.settled()
    expect(there.list()).toEqual([{ ...deck, turn: 1 }])
    here.keep({ ...deck, turn: 1, name: 'Day' })
    await here.settled()
    expect(here.list()).toEqual([{ ...deck, name: 'Day', turn: 2 }])
    here.remove({ ...deck, name: 'Day', turn: 2 })
    await here.settled()
    expect(here.list()).toEqual([])
    expect(there.list()).toEqual([])
  })

  it('are kept even where nobody has asked for the others yet', async () => {
    const [here, , cabinet] = tabs()
    here.keep(deck)
    await here.settled()
    expect(await cabinet.get('decks', 'd1')).toEqual({ ...deck, turn: 1 })
  })

  it('are stored once for all changes that are made while one is stored, the latest of them', async () => {
    const [here, , cabinet] = tabs()
    await here.settled()
    for (const name of ['N', 'Ne', 'New']) here.keep({ ...deck, name })
    await here.settled()
    expect(await cabinet.get('decks', 'd1')).toEqual({ ...deck, name: 'New', turn: 1 })
  })

  it('show the latest where another tab was quicker', async () => {
    const cabinet = new PageCabinet()
    await cabinet.put('decks', 'd1', { ...deck, name: 'Theirs', turn: 1 }, 1)
    const [here] = tabs(cabinet)
    await here.settled()
    here.keep({ ...deck, turn: 0 })
    await here.settled()
    expect(here.trouble()).toBe('elsewhere')
    expect(here.list()).toMatchObject([{ name: 'Theirs' }])
  })

  it('stay where another tab has changed them before they are forgotten, and are listed again', async () => {
    const [here, there, cabinet] = tabs()
    await here.settled()
    here.keep(deck)
    await here.settled()
    await there.settled()
    const [before] = here.list() as readonly KeptDeck[]
    there.keep({ ...before, name: 'Theirs', changed: 2 })
    await there.settled()
    here.remove(before)
    await here.settled()
    expect(here.list()).toMatchObject([{ name: 'Theirs', turn: 2 }])
    expect(await cabinet.get('decks', 'd1')).toMatchObject({ name: 'Theirs' })
    here.remove(here.list()![0])
    await here.settled()
    expect(await cabinet.get('decks', 'd1')).toBeUndefined()
  })

  it('go although this tab itself was still writing when they were taken away', async () => {
    const [here, , cabinet] = tabs()
    await here.settled()
    here.keep(deck)
    await Promise.resolve()
    here.remove(deck)
    await here.settled()
    expect(here.list()).toEqual([])
    expect(await cabinet.get('decks', 'd1')).toBeUndefined()
  })

  it('say that there is no room, and stay on the page', async () => {
    class Full extends PageCabinet {
      override readonly lasts = true
      override async put(): Promise<Written> {
        return 'full'
      }
    }
    const [here] = tabs(new Full())
    await here.settled()
    here.keep(deck)
    await here.settled()
    expect(here.trouble()).toBe('full')
    expect(here.list()).toMatchObject([{ name: 'Night' }])
  })

  it('say that nothing lasts where the browser keeps nothing', async () => {
    const [here] = tabs()
    await here.settled()
    expect(here.trouble()).toBe('forbidden')
  })

  it.each([42, null, { ...deck, value: 'a b' }, { ...deck, id: 'other' }])(
    'cannot be read: %j',
    async (broken) => {
      const cabinet = new PageCabinet()
      await cabinet.put('decks', 'd1', broken)
      const [here] = tabs(cabinet)
      await here.settled()
      expect(here.list()!.map(isReadable)).toEqual([false])
      here.remove(here.list()![0])
      await here.settled()
      expect(await cabinet.get('decks', 'd1')).toBeUndefined()
    },
  )
})
