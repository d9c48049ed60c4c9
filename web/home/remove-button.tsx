import { Icon } from '../shell/icons.tsx'
import { useSpeech } from '../shell/speech.ts'

interface Props {
  readonly title: string
  onRemove(): void
}

export function RemoveButton({ title, onRemove }: Props) {
  const { say } = useSpeech()
  const words = say('home.remove.match', { match: title })
  return (
    <button type="button" className="remove" aria-label={words} title={say('home.remove')} onClick={onRemove}>
      <Icon name="remove" />
    </button>
  )
}
