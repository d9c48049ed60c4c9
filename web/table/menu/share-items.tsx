import type { Sharing } from '../../host/share.ts'
import type { Speech } from '../../text/index.ts'
import { ShareLink } from './share-link.tsx'

/** In a menu: a file and a link, once the match may leave the page. */
export const ShareItems = ({ release, speech }: { readonly release: Sharing; readonly speech: Speech }) => (
  <>
    <li>
      <button type="button" className="button" onClick={() => release.saveLog()}>
        {speech.say('table.menu.save')}
      </button>
    </li>
    <li>
      <ShareLink release={release} speech={speech} />
    </li>
  </>
)
