import { Case, Cases, type FigureProps, inLang } from './pieces.tsx'
import { Sector } from './sector.tsx'
import './facing.css'

const WORDS = {
  en: {
    count:
      'Above 3 fighters, below 4: both salvoes are fixed. The upper side has the initiative and takes its 4 first.',
    uncover:
      'Three damage destroy the top card. Hit own cruiser comes into view and happens at once: 1 hull.',
    rest: 'The fourth damage goes onto the card that is on top now. Then the lower side takes its 3: one of four fighters is left.',
  },
  de: {
    count:
      'Oben 3 Jäger, unten 4: Beide Salven stehen fest. Die obere Seite hat die Initiative und nimmt ihre 4 zuerst.',
    uncover:
      'Drei Treffer zerstören die oberste Karte. „Beschädige den eigenen Kreuzer“ kommt in Sicht und geschieht sofort: 1 Hüllenpunkt.',
    rest: 'Der vierte Treffer kommt auf die Karte, die jetzt zuoberst liegt. Dann nimmt die untere Seite ihre 3: Einer von vier Jägern ist übrig.',
  },
  fr: {
    count:
      'En haut 3 Chasseurs, en bas 4 : les deux salves sont fixées. Le camp du haut a l’Initiative et prend ses 4 dégâts d’abord.',
    uncover:
      'Trois dégâts détruisent la carte du dessus. « Dégâts sur son Croiseur » apparaît et s’applique aussitôt : 1 point de blindage.',
    rest: 'Le quatrième dégât va sur la carte désormais au sommet. Puis le camp du bas prend ses 3 : il reste un Chasseur sur quatre.',
  },
}

/** The second engagement of the rulebook's battle. */
export function Salvo({ speech }: FigureProps) {
  const words = inLang(speech, WORDS)
  const scene = (enemy: string, own: string, lit: readonly string[] = []) => (
    <span className="sf-fig-facing">
      <Sector speech={speech} stack={enemy} slots={2} enemy lit={lit} />
      <Sector speech={speech} stack={own} slots={2} />
    </span>
  )
  return (
    <Cases>
      <Case words={words.count}>{scene('0-31 1-07', '0-26b 1-02')}</Case>
      <Case words={words.uncover}>{scene('0-31', '0-26b 1-02', ['0-31 up'])}</Case>
      <Case words={words.rest}>{scene('0-31{u1}', '0-26b 1-02{u3}')}</Case>
    </Cases>
  )
}
