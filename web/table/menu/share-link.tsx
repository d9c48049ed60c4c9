import { useState } from 'react'
import { copy, type Release } from '../../host/share.ts'
import type { Speech } from '../../text/index.ts'

/** A button that copies a link to the replay, or shows the link where copying is not allowed. */
export function ShareLink({ release, speech }: { readonly release: Release; readonly speech: Speech }) {
  const [done, setDone] = useState<{ readonly link: string; readonly copied: boolean } | null>(null)
  const share = async (): Promise<void> => {
    const link = await release.link()
    setDone({ link, copied: await copy(link) })
  }
  return (
    <>
      <button type="button" className="button" onClick={() => void share()}>
        {speech.say('table.share')}
      </button>
      <span role="status" className="share-status">
        {done && speech.say(done.copied ? 'table.share.copied' : 'table.share.select')}
      </span>
      {done && !done.copied && (
        <input
          className="share-link"
          readOnly
          value={done.link}
          aria-label={speech.say('table.share')}
          onFocus={(event) => event.target.select()}
        />
      )}
    </>
  )
}
