import type { KeptWishes, WishChange } from './store.ts'

/** What a seat wishes for whose player has said nothing about it. */
export const USUAL_WISHES: KeptWishes = { asking: { when: 'able', at: [] }, ahead: [] }

/** What a seat wishes after a change; what somebody has left behind who sat there before is gone with it. */
export function wishesAfter(kept: KeptWishes | undefined, { instead, ...change }: WishChange): KeptWishes {
  const before = kept?.by === change.by ? kept : USUAL_WISHES
  return instead === undefined || before.id === instead ? { ...before, ...change } : before
}
