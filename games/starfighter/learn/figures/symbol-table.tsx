import { Pictogram } from '../../board/art/pictograms.tsx'
import { cards } from '../../cards/index.ts'
import type { CardSymbol } from '../../reading/symbols.ts'
import { type FigureProps, inLang } from './pieces.tsx'
import './tables.css'

const HEADS = {
  en: { caption: 'All symbols', symbol: 'Symbol', does: 'What it does', rule: 'Rule', from: 'From' },
  de: { caption: 'Alle Symbole', symbol: 'Symbol', does: 'Was es bewirkt', rule: 'Regel', from: 'Ab' },
  fr: { caption: 'Tous les symboles', symbol: 'Symbole', does: 'Son effet', rule: 'Règle', from: 'Dès' },
}

const FROM = {
  en: { training: 'Training', transition: 'Transition', skirmish: 'Skirmish' },
  de: { training: 'Training', transition: 'Übergang', skirmish: 'Scharmützel' },
  fr: { training: 'Entraînement', transition: 'Transition', skirmish: 'Escarmouche' },
}

interface Row {
  readonly symbols: readonly CardSymbol[]
  readonly rule: string
  readonly does: { readonly en: string; readonly de: string; readonly fr: string }
}

const ROWS: Readonly<Record<string, Row>> = {
  draw: {
    symbols: ['draw'],
    rule: 'SF-6.20',
    does: {
      en: 'a card for your next hand',
      de: 'eine Karte für deine nächste Hand',
      fr: 'une carte pour votre prochaine main',
    },
  },
  moveHorizontal: {
    symbols: ['moveHorizontal'],
    rule: 'SF-6.21',
    does: {
      en: 'a card goes one sector aside',
      de: 'eine Karte rückt einen Sektor weiter',
      fr: 'une carte passe dans un secteur voisin',
    },
  },
  moveVertical: {
    symbols: ['moveVertical'],
    rule: 'SF-6.22',
    does: {
      en: 'a card goes to the top of its sector',
      de: 'eine Karte kommt in ihrem Sektor nach oben',
      fr: 'une carte passe au sommet de son secteur',
    },
  },
  moveFree: {
    symbols: ['moveFree'],
    rule: 'SF-6.23',
    does: {
      en: 'a card goes to the top of any sector',
      de: 'eine Karte kommt in einem beliebigen Sektor nach oben',
      fr: 'une carte passe au sommet d’un secteur au choix',
    },
  },
  pivot: {
    symbols: ['pivot'],
    rule: 'SF-6.24',
    does: {
      en: 'a card turns by half a turn',
      de: 'eine Karte dreht sich um eine halbe Drehung',
      fr: 'une carte pivote d’un demi-tour',
    },
  },
  destroy: {
    symbols: ['destroy'],
    rule: 'SF-6.25',
    does: { en: 'a card is destroyed', de: 'eine Karte wird zerstört', fr: 'une carte est détruite' },
  },
  hitEnemy: {
    symbols: ['hitEnemy'],
    rule: 'SF-6.26',
    does: {
      en: 'your opponent loses 1 hull',
      de: 'dein Gegner verliert 1 Hüllenpunkt',
      fr: 'l’adversaire perd 1 point de blindage',
    },
  },
  hitOwn: {
    symbols: ['hitOwn'],
    rule: 'SF-6.27',
    does: { en: 'you lose 1 hull', de: 'du verlierst 1 Hüllenpunkt', fr: 'vous perdez 1 point de blindage' },
  },
  barrelRoll: {
    symbols: ['barrelRoll'],
    rule: 'SF-6.28',
    does: {
      en: 'a card shows its other face',
      de: 'eine Karte zeigt ihre andere Seite',
      fr: 'une carte montre son autre face',
    },
  },
  hitFighter: {
    symbols: ['hitFighter'],
    rule: 'SF-6.29',
    does: {
      en: 'a top card takes 1 damage',
      de: 'eine oberste Karte nimmt 1 Schaden',
      fr: 'une carte du dessus subit 1 dégât',
    },
  },
  shields: {
    symbols: ['shields2', 'shields3', 'shields4'],
    rule: 'SF-5.8',
    does: {
      en: 'take 2, 3 or 4 damage first',
      de: 'nehmen zuerst 2, 3 oder 4 Schaden',
      fr: 'prend d’abord 2, 3 ou 4 dégâts',
    },
  },
  forceField: {
    symbols: ['forceField'],
    rule: 'SF-5.9',
    does: {
      en: 'only 1 damage of a salvo gets through',
      de: 'von einer Salve kommt nur 1 Schaden durch',
      fr: 'un seul dégât d’une salve passe',
    },
  },
}

const firstMode = (id: string, modes: readonly string[]): 'training' | 'transition' | 'skirmish' =>
  modes.includes('training') ? 'training' : id === 'barrelRoll' ? 'transition' : 'skirmish'

/** Every symbol with its name, in a few words, and where its rule stands. */
export function SymbolTable({ speech }: FigureProps) {
  const heads = inLang(speech, HEADS)
  return (
    <table className="figure-table starfighter">
      <caption>{heads.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{heads.symbol}</th>
          <th scope="col">{heads.does}</th>
          <th scope="col" className="sf-fig-spare">
            {heads.from}
          </th>
          <th scope="col">{heads.rule}</th>
        </tr>
      </thead>
      <tbody>
        {cards.effects.map(({ id, names, modes }) => (
          <tr key={id}>
            <th scope="row">
              <span className="sf-fig-named">
                {ROWS[id].symbols.map((symbol) => (
                  <Pictogram key={symbol} symbol={symbol} size={26} />
                ))}
                {inLang(speech, names)}
              </span>
            </th>
            <td>{inLang(speech, ROWS[id].does)}</td>
            <td className="sf-fig-spare">{inLang(speech, FROM)[firstMode(id, modes)]}</td>
            <td className="sf-fig-n">{ROWS[id].rule}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
