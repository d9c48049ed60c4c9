import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { showLook } from './shell/look.ts'
import { keepOffline } from './shell/offline.ts'
import './styles/index.css'

showLook()
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
keepOffline()
