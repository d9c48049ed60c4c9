import { Suspense, useEffect, useState } from 'react'
import { worlds } from '../home/worlds.ts'
import { TableForm } from '../new-table/table-form.tsx'
import { NothingHere } from '../shell/nothing-here.tsx'
import { useOnlineSign } from '../shell/online-sign.ts'
import { addressOf, type Place } from '../shell/router.ts'
import { type LoadedGame, onShelf } from '../shell/shelf.ts'
import { useSpeech } from '../shell/speech.ts'
import { Waiting } from '../shell/waiting.tsx'
import '../new-table/banner.css'
import '../new-table/house-rules.css'
import '../new-table/new-table.css'

export default function NewTable({ place }: { readonly place: Extract<Place, { name: 'new' }> }) {
  const { say } = useSpeech()
  const { shown: online } = useOnlineSign()
  const [loaded, setLoaded] = useState<LoadedGame | null>(null)
  const [failed, setFailed] = useState<Error | null>(null)
  const webGame = onShelf(place.game)
  const world = worlds.find(({ id }) => id === place.game)
  useEffect(() => {
    webGame?.load().then(setLoaded, setFailed)
  }, [webGame])
  if (failed) throw failed
  if (!webGame) {
    return (
      <NothingHere
        heading={say('home.nowhere')}
        line={say('home.new.unknown', { game: place.game.slice(0, 40) })}
      />
    )
  }
  return (
    <section className="page new-table">
      <header className="banner" data-game={place.game}>
        <Suspense>{world && <world.Picture />}</Suspense>
        <h1>
          <small>{say('home.title.new')}</small>{' '}
          <b className="title" data-game={place.game}>
            {say(`home.game.${place.game}`)}
          </b>
        </h1>
        {online && (
          <p className="where">
            <a className="button" href={addressOf({ ...place, name: 'open' })}>
              {say('home.new.online')}
            </a>
          </p>
        )}
      </header>
      {loaded ? <TableForm loaded={loaded} set={place.set} /> : <Waiting />}
    </section>
  )
}
