import type { ValueKey } from '../../board/art/values.tsx'
import {
  Across,
  Case,
  Cases,
  type FigureProps,
  figureOf,
  filled,
  inLang,
  Niche,
  Strip,
  shortName,
} from './pieces.tsx'

const WORDS = {
  en: {
    won: '{a} to {b}: your attack succeeds, {target} is discarded.',
    lost: '{a} to {b}: your attack fails, {attacker} is discarded.',
    tie: '{a} to {b}: a tie, both stay.',
  },
  de: {
    won: '{a} zu {b}: Dein Angriff gelingt, {target} wird abgelegt.',
    lost: '{a} zu {b}: Dein Angriff scheitert, {attacker} wird abgelegt.',
    tie: '{a} zu {b}: Gleichstand, beide bleiben.',
  },
  fr: {
    won: '{a} à {b}\u00a0: votre attaque réussit, {target} est à la défausse.',
    lost: '{a} à {b}\u00a0: votre attaque échoue, {attacker} est à la défausse.',
    tie: '{a} à {b}\u00a0: égalité, les deux restent.',
  },
}

const CASES: readonly { attacker: string; target: string; value: ValueKey; place: string }[] = [
  { attacker: 'F11', target: 'F09', value: 'combat', place: 'P3' },
  { attacker: 'F12', target: 'F11', value: 'combat', place: 'P3' },
  { attacker: 'F06', target: 'F05', value: 'psi', place: 'P1' },
]

/** Higher, lower, equal: seen from below, where the attacker stands. */
export function Outcomes({ speech }: FigureProps) {
  const words = inLang(speech, WORDS)
  return (
    <Cases>
      {CASES.map(({ attacker, target, value, place }) => {
        const a = figureOf(attacker).values[value]
        const b = figureOf(target).values[value]
        const names = { attacker: shortName(speech, attacker), target: shortName(speech, target) }
        const text = a > b ? words.won : a < b ? words.lost : words.tie
        return (
          <Case key={attacker} words={filled(text, { a, b, ...names })}>
            <Across>
              <Niche speech={speech} id={target} value={value} side="foe" lost={a > b} />
              <Strip speech={speech} id={place} />
              <Niche speech={speech} id={attacker} value={value} lost={a < b} />
            </Across>
          </Case>
        )
      })}
    </Cases>
  )
}
