// @vitest-environment happy-dom
import { kernelText, speechIn } from '@sternentisch/kernel'
import type { Line } from '@sternentisch/wire/client'
import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import { atTable } from '../../../text/at-table.ts'
import { webText } from '../../../text/index.ts'
import { LostCard } from '../away/lost-card.tsx'

const speech = speechIn('en', [kernelText, webText, atTable])
const line = { unanswered: () => [], wake: () => {} } as unknown as Line

it('whoever wants to look around puts the card away, and it stays away until the line is lost again', async () => {
  const box = document.createElement('div')
  const show = (seconds: number, loss: number) =>
    root.render(<LostCard key={loss} {...{ line, speech, seconds }} lastMove={null} table="far" />)
  const root = createRoot(box)
  const card = () => box.querySelector('.lost-card')
  show(6, 1)
  await expect.poll(card).not.toBeNull()
  const close = box.querySelector<HTMLButtonElement>('.lost-close')
  expect(close?.textContent).toBe('Close')
  close?.click()
  await expect.poll(card).toBeNull()
  show(7, 1)
  await new Promise((done) => setTimeout(done, 50))
  expect(card()).toBeNull()
  show(6, 2)
  await expect.poll(card).not.toBeNull()
  root.unmount()
})
