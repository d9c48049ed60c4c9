import type { HandOver } from '../matches/kept-match.ts'
import { Segmented } from '../shell/segmented.tsx'
import type { Speech } from '../text/index.ts'

/** Between people at one device: when it goes over, and what that gives away. */
export const HandOverChoice = ({
  value,
  speech,
  onChange,
}: {
  readonly value: HandOver
  readonly speech: Speech
  readonly onChange: (how: HandOver) => void
}) => (
  <div className="choices hand-over">
    <Segmented<HandOver>
      label={speech.say('table.handing')}
      why={speech.say(`table.handing.${value}.why`)}
      values={['choice', 'every']}
      value={value}
      nameOf={(how) => speech.say(`table.handing.${how}`)}
      onChange={onChange}
    />
  </div>
)
