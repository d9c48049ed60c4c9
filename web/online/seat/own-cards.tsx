import { isRefusal } from '@sternentisch/kernel'
import type { CardSet } from '@sternentisch/wire'
import { useState } from 'react'
import { saveFile } from '../../shell/save-file.ts'
import type { Speech } from '../../text/index.ts'
import { call } from '../server.ts'

/** Cards that whoever invites has brought along: they can be looked at before one sits down. */
export function OwnCards({
  hash,
  speech: { say, explain },
}: {
  readonly hash: string
  readonly speech: Speech
}) {
  const [wrong, setWrong] = useState<string | null>(null)
  const look = async (): Promise<void> => {
    const set = await call<CardSet>('GET', `cards/${hash}`)
    if (isRefusal(set)) setWrong(explain(set))
    else saveFile(`${set.game}-${hash.slice(0, 8)}.json`, set.file, 'application/json')
  }
  return (
    <p className="own-set">
      {say('lobby.cards.own')}{' '}
      <button type="button" className="button plain" onClick={() => void look()}>
        {say('lobby.cards.look')}
      </button>
      {wrong && <span className="wrong">{wrong}</span>}
    </p>
  )
}
