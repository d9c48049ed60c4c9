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
} from './pieces.tsx'

const WORDS = {
  en: {
    count: 'Yours: {own} figures against {foe}. How strong they are does not matter.',
    cosmos: 'Not yours: {own} against {foe}, and the highest Cosmic Might is {high}, not {low}.',
    tied: 'Nobody’s: one against one, and {low} is equal to {high}.',
  },
  de: {
    count: 'Deiner: {own} Figuren gegen {foe}. Wie stark sie sind, ist gleich.',
    cosmos: 'Nicht deiner: {own} gegen {foe}, und die höchste Kosmos-Macht ist {high}, nicht {low}.',
    tied: 'Niemandes: eine gegen eine, und {low} ist gleich {high}.',
  },
  fr: {
    count: 'À vous\u00a0: {own} figures contre {foe}. Leur force n’y fait rien.',
    cosmos:
      'Pas à vous\u00a0: {own} contre {foe}, et la plus haute Puissance cosmique est {high}, non {low}.',
    tied: 'À personne\u00a0: une contre une, et {low} égale {high}.',
  },
}

const CASES = [
  { by: 'count', place: 'P4', foe: ['F22'], own: ['F10', 'F19'] },
  { by: 'cosmos', place: 'P3', foe: ['F05', 'F12'], own: ['F21', 'F09'] },
  { by: 'tied', place: 'P1', foe: ['F15'], own: ['F06'] },
] as const

const highest = (figures: readonly string[]): number =>
  Math.max(...figures.map((id) => figureOf(id).values.cosmos))

/** The three ways a place can be decided; one's own side is below. */
export function WhoConquers({ speech }: FigureProps) {
  const words = inLang(speech, WORDS)
  return (
    <Cases>
      {CASES.map(({ by, place, foe, own }) => (
        <Case
          key={by}
          words={filled(words[by], {
            own: own.length,
            foe: foe.length,
            high: highest(foe),
            low: highest(own),
          })}
        >
          <Across>
            <Row>
              {foe.map((id) => (
                <Niche key={id} speech={speech} id={id} value="cosmos" side="foe" />
              ))}
            </Row>
            <Strip speech={speech} id={place} />
            <Row>
              {own.map((id) => (
                <Niche key={id} speech={speech} id={id} value="cosmos" />
              ))}
            </Row>
          </Across>
        </Case>
      ))}
    </Cases>
  )
}
