/** A tab among many says by its icon that something waits. */
export function showIcon(waits: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"][type="image/svg+xml"]')
  const href = waits ? './icon-waiting.svg' : './icon.svg'
  if (link && link.getAttribute('href') !== href) link.href = href
}
