// A page for looking at boards while they are drawn: `npm run gallery`. It is no part of the app.
// First: it says who wins over whom among the sheets that follow.
import '../styles/index.css'
import { isRefusal } from '@sternentisch/kernel'
import { createRoot } from 'react-dom/client'
import { showLook } from '../shell/look.ts'
import { shelf } from '../shell/shelf.ts'
import { openGame } from '../table/open/open-game.ts'
import { galleryOf } from './galleries.ts'
import { Scene } from './scene.tsx'

showLook()
const root = createRoot(document.getElementById('root')!)

/** What the address asks for. Whoever goes through many changes it without loading the page again. */
async function show(): Promise<void> {
  const asked = new URLSearchParams(location.search)
  const opened = await openGame(asked.get('game') ?? '')
  if (isRefusal(opened)) return root.render(<Contents galleries={await contents()} />)
  const gallery = await galleryOf(opened.game)
  const picture = gallery[asked.get('state') ?? '']?.()
  const picks = asked.get('pick')?.split(',') ?? []
  root.render(
    picture ? (
      <Scene key={location.search} opened={opened} picture={picture} picks={picks} />
    ) : (
      <Contents galleries={[[opened.game.id, Object.keys(gallery)]]} />
    ),
  )
}

addEventListener('popstate', () => void show())
await show()

async function contents(): Promise<Galleries> {
  return Promise.all(
    shelf.map(async ({ id, load }) => [id, Object.keys(await galleryOf((await load()).game))] as const),
  )
}

type Galleries = readonly (readonly [string, readonly string[]])[]

function Contents({ galleries }: { readonly galleries: Galleries }) {
  return (
    <main className="page">
      {galleries.map(([game, states]) => (
        <section key={game}>
          <h2>{game}</h2>
          {states.map((state) => (
            <p key={state}>
              <a href={`?game=${game}&state=${state}`}>{state}</a>
            </p>
          ))}
        </section>
      ))}
    </main>
  )
}
