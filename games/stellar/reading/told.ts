import type { Told } from '@sternentisch/kernel'
import type { StellarEvent } from '../rules/events.ts'

/** An event of one kind, as the viewer was told. */
export type Event<Kind extends StellarEvent['kind']> = Extract<Told<StellarEvent>, { kind: Kind }>
