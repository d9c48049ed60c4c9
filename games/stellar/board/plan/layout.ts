import type { Plan, Scene } from './plan.ts'
import { planTall } from './tall.ts'
import { planWide } from './wide.ts'

/** A window higher than wide has rows. While fleets are picked nobody has ships: then lanes are fine there, too. */
export const planOf = (scene: Scene): Plan =>
  scene.width >= 680 && scene.width > scene.height * (scene.yard ? 0.66 : 0.9)
    ? planWide(scene)
    : planTall(scene)
