import { getSettings, onSettings, type Settings, wantsMotion } from './settings.ts'

const darkWish = matchMedia('(prefers-color-scheme: dark)')
const stillWish = matchMedia('(prefers-reduced-motion: reduce)')

const themeOf = ({ theme }: Settings): 'dark' | 'light' =>
  theme === 'system' ? (darkWish.matches ? 'dark' : 'light') : theme

/** Style sheets read the settings from attributes of the page; they follow at once, without a reload. */
export function showLook(): void {
  const show = (): void => {
    const settings = getSettings()
    const page = document.documentElement
    page.lang = settings.lang
    page.dataset.theme = themeOf(settings)
    page.dataset.motion = wantsMotion(settings) ? 'full' : 'none'
    page.dataset.cardSize = settings.cardSize
  }
  show()
  onSettings(show)
  darkWish.addEventListener('change', show)
  stillWish.addEventListener('change', show)
}
