/** A ship card, and what is left of it after the attack: ships, or the LP of a single one; nothing said: all of it. */
type Fighting = readonly [card: string, left?: number]

/** One class of both sides, front first. You attack, unless it says otherwise. */
export interface Scene {
  readonly foe: readonly Fighting[]
  readonly own: readonly Fighting[]
  readonly attacker?: 'foe'
}

/** The examples that figures draw. A test fights them out at a real table. */
export const SCENES = {
  equal: { foe: [['fighter', 0]], own: [['fighter', 0]] },
  few: { foe: [['fighter', 90]], own: [['destroyer', 0]] },
  overkill: { foe: [['monitors', 3]], own: [['siegelance', 0]] },
  targetSet: { foe: [['cruiser', 0]], own: [['cruiser', 0], ['cruiser']] },
  targetLost: { foe: [['patrol', 0]], own: [['fighter', 50], ['lancer']] },
  wall: { foe: [['heavycruiser']], own: [['starfort', 350], ['base']], attacker: 'foe' },
  noWall: { foe: [['heavycruiser']], own: [['base', 850], ['starfort']], attacker: 'foe' },
} as const satisfies Record<string, Scene>
