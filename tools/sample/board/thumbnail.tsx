import type { ThumbnailProps } from '@sternentisch/grammar'
import type { View } from '../rules/view.ts'
import './board.css'

/** How it stands, for the list of open matches. */
export const Thumbnail = ({ view }: ThumbnailProps<View>) => (
  <div className="sample-thumb" role="img" aria-label={view.won.join(' : ')}>
    {view.won.join(' : ')}
  </div>
)
