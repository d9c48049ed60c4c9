import { useState } from 'react'
import { copy, type Sharing } from '../../host/share.ts'
import type { Speech } from '../../text/index.ts'

const wordsFor = (copied: boolean, { carries }: Sharing) =>
  carries
    ? copied
      ? ('table.share.copied' as const)
      : ('table.share.select' as const)
    : copied
      ? ('table.share.copiedShort' as const)
      : ('table.share.selectShort' as const)

/** A button that copies a link to the replay, or shows the link where copying is not allowed. */
export function ShareLink({ release, speech }: { readonly release: Sharing; readonly speech: Speech }) {
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
        {done && speech.say(wordsFor(done.copied, release))}
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
