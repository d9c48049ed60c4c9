import { Icon } from '../../board/art/icons.tsx'
import {
  Across,
  Case,
  Cases,
  type FigureProps,
  figureOf,
  filled,
  inLang,
  Niche,
  Row,
  Strip,
  shortName,
} from './pieces.tsx'
import './pairs.css'

const WORDS = {
  en: {
    won: '{a} + {b} = {sum} against {c}: won, and the pair goes on.',
    lost: '{a} + {b} = {sum} against {c}: only {name}, who was named, is lost with the collective card.',
  },
  de: {
    won: '{a} + {b} = {sum} gegen {c}: gewonnen, und das Paar besteht weiter.',
    lost: '{a} + {b} = {sum} gegen {c}: Verloren ist nur {name}, die genannt war, mit der Kollektivkarte.',
  },
  fr: {
    won: '{a} + {b} = {sum} contre {c}\u00a0: gagné, et la paire continue.',
    lost: '{a} + {b} = {sum} contre {c}\u00a0: seule {name}, qui était désignée, est perdue avec la carte collective.',
  },
}

const [NAMED, TARGET] = ['F21', 'F11']
const PARTNERS = ['F12', 'F05']

const combat = (id: string): number => figureOf(id).values.combat

/** The same attack with a strong partner and with a weak one. */
export function Pairs({ speech }: FigureProps) {
  const words = inLang(speech, WORDS)
  return (
    <Cases>
      {PARTNERS.map((partner) => {
        const [a, b, c] = [combat(NAMED), combat(partner), combat(TARGET)]
        const won = a + b > c
        const gaps = { a, b, c, sum: a + b, name: shortName(speech, NAMED) }
        return (
          <Case key={partner} words={filled(won ? words.won : words.lost, gaps)}>
            <Across>
              <Niche speech={speech} id={TARGET} value="combat" side="foe" lost={won} />
              <Strip speech={speech} id="P3" />
              <span className="sn-fig-pair">
                <Row>
                  <Niche speech={speech} id={NAMED} value="combat" lost={!won} />
                  <Niche speech={speech} id={partner} value="combat" />
                </Row>
                <span className="sn-fig-bond">
                  <Icon name="bond" size={18} />
                  {shortName(speech, 'C01')}
                </span>
              </span>
            </Across>
          </Case>
        )
      })}
    </Cases>
  )
}
