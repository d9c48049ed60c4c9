import { cardOf, type FigureProps, figureOf, inLang, Niche, reinforcementOf, shortName } from './pieces.tsx'
import './totals.css'

const WORDS = {
  en: {
    attack: 'You attack',
    defence: 'The target',
    total: 'Total',
    result: 'Close, but {name} is lost, and {card} with her.',
  },
  de: {
    attack: 'Du greifst an',
    defence: 'Das Ziel',
    total: 'Kampfsumme',
    result: 'Knapp, aber {name} ist verloren, und {card} mit ihr.',
  },
  fr: {
    attack: 'Vous attaquez',
    defence: 'La cible',
    total: 'Total',
    result: 'De peu, mais {name} est perdue, et {card} avec elle.',
  },
}

const [ATTACKER, EDGE, CHARGE, TARGET, HARNESS] = ['F21', 'R03', 'A08', 'F09', 'R08']

function bonusOn(action: string): number {
  const card = cardOf(action)
  if (card.kind !== 'action') return 0
  return card.effect.riders.reduce((sum, rider) => sum + (rider.op === 'attackBonus' ? rider.amount : 0), 0)
}

/** Two sums side by side, every part with the card it comes from. */
export function Totals({ speech }: FigureProps) {
  const words = inLang(speech, WORDS)
  const named = (id: string) => shortName(speech, id)
  const sides = [
    {
      head: words.attack,
      niche: <Niche speech={speech} id={ATTACKER} value="combat" reinforcement={EDGE} lost />,
      parts: [
        [named(ATTACKER), figureOf(ATTACKER).values.combat],
        [named(EDGE), reinforcementOf(EDGE).effect.bonus.combat ?? 0],
        [named(CHARGE), bonusOn(CHARGE)],
      ] as const,
    },
    {
      head: words.defence,
      niche: <Niche speech={speech} id={TARGET} value="combat" reinforcement={HARNESS} side="foe" />,
      parts: [
        [named(TARGET), figureOf(TARGET).values.combat],
        [named(HARNESS), reinforcementOf(HARNESS).effect.bonus.combat ?? 0],
      ] as const,
    },
  ]
  return (
    <div className="sn-fig-case sternenfeuer">
      <div className="sn-fig-scene">
        {sides.map(({ head, niche, parts }) => (
          <div key={head} className="sn-fig-sum">
            <b>{head}</b>
            {niche}
            <dl>
              {parts.map(([name, amount], at) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{at === 0 ? amount : `+${amount}`}</dd>
                </div>
              ))}
              <div className="sn-fig-total">
                <dt>{words.total}</dt>
                <dd>{parts.reduce((sum, [, amount]) => sum + amount, 0)}</dd>
              </div>
            </dl>
          </div>
        ))}
      </div>
      <p>{words.result.replace('{name}', named(ATTACKER)).replace('{card}', named(EDGE))}</p>
    </div>
  )
}
