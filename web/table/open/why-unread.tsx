import { MISSING } from '../../own-cards/missing.ts'
import { MissingCards } from '../../own-cards/missing-cards.tsx'
import { useSpeech } from '../../shell/speech.ts'
import type { Unreadable } from './read-match.ts'

/** Why a log cannot be read; where only its cards are missing, they can be added on the spot. */
export function WhyUnread({ refusal, opened, onAdded }: Unreadable & { onAdded(): void }) {
  const { explain } = useSpeech(opened?.text)
  if (refusal.code !== MISSING || !opened?.cards) return <p className="lead">{explain(refusal)}</p>
  return (
    <MissingCards loaded={opened} takes={opened.cards} set={String(refusal.params.set)} onAdded={onAdded} />
  )
}
