import { addressOf } from '../shell/router.ts'
import { Star } from './star.tsx'
import { useMe } from './use-standing.ts'
import { useOnlineSpeech } from './words.ts'
import './my-star.css'

/** Who one is on this server, at the top of every page; nothing before one has a name. */
export default function MyStar({ here }: { readonly here: boolean }) {
  const { say } = useOnlineSpeech()
  const me = useMe()
  if (!me) return null
  return (
    <a
      className="button set my-star"
      href={addressOf({ name: 'account', code: null })}
      aria-current={here ? 'page' : undefined}
      aria-label={say('lobby.me.way', { name: me.name })}
    >
      <Star colour={me.colour} size={24} />
      <span>{me.name}</span>
    </a>
  )
}
