// First: it says who wins over whom among the sheets that follow.
import './styles/index.css'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { matches } from './matches/store.ts'
import { showLook } from './shell/look.ts'
import { keepOffline } from './shell/offline.ts'

showLook()
// Asked for before anything is drawn: Home then knows early what to draw.
matches.list()
const root = createRoot(document.getElementById('root')!)
// As a transition it is drawn in slices: a slow phone can answer a finger in between.
startTransition(() =>
  root.render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
)
keepOffline()
// Whether there is a server is asked once the page can be used: nobody waits for the answer.
const atLeisure = globalThis.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 500))
atLeisure(() => void import('./online/attend.ts').then(({ attend }) => attend()), { timeout: 2000 })
