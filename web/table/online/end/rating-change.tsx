import { type Notice, type RatingNow, ratedBy } from '@sternentisch/wire'
import { useEffect, useState } from 'react'
import { useAnswer } from '../../../online/use-answer.ts'
import type { Speech } from '../../../text/index.ts'

/** A match is counted a moment after its end; so long, and so often, one looks again. */
const SOON = 2000
const OFTEN = 15

interface Props {
  readonly notice: Pick<Notice, 'game' | 'table'>
  readonly speech: Speech
}

/** What a rated match did to one's own rating. */
export function RatingChange({ notice: { game, table }, speech: { say, lang } }: Props) {
  const { answer, failed, again } = useAnswer<readonly RatingNow[]>('ratings', table)
  const rating = answer?.find((each) => each.game === game)
  const change = rating ? ratedBy(rating, table) : null
  const [looks, setLooks] = useState(0)
  const waits = change === null && looks < OFTEN
  useEffect(() => {
    if (!waits || (!answer && !failed)) return
    const later = setTimeout(() => {
      setLooks((before) => before + 1)
      again()
    }, SOON)
    return () => clearTimeout(later)
  }, [waits, answer, failed, again])
  if (!change) return waits && <p className="rating-change">{say('at.rating.soon')}</p>
  const [before, after] = change
  const by = new Intl.NumberFormat(lang, { signDisplay: 'exceptZero' }).format(after - before)
  return (
    <p className="rating-change">{say('at.rating.change', { before, after, by: by.replace('-', '−') })}</p>
  )
}
