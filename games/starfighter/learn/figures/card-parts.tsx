import { type FigureProps, inLang } from './pieces.tsx'
import { Sector } from './sector.tsx'
import './card-parts.css'

const WORDS = {
  en: {
    front: 'Front',
    back: 'Back',
    parts: [
      ['Upper left', 'level 3, as chevrons'],
      ['Upper half', '1 fighter and Horizontal move'],
      ['Lower half', '1 fighter and Draw'],
      ['Lower right', 'ID 3-10; a dot for green, a square for blue'],
      ['Back', 'level 0, 2 fighters above, nothing below'],
    ],
  },
  de: {
    front: 'Vorderseite',
    back: 'Rückseite',
    parts: [
      ['Links oben', 'Stufe 3, als Winkel'],
      ['Oberer Bereich', '1 Jäger und Horizontale Bewegung'],
      ['Unterer Bereich', '1 Jäger und Ziehen'],
      ['Rechts unten', 'ID 3-10; ein Punkt für Grün, ein Quadrat für Blau'],
      ['Rückseite', 'Stufe 0, oben 2 Jäger, unten nichts'],
    ],
  },
  fr: {
    front: 'Recto',
    back: 'Verso',
    parts: [
      ['En haut à gauche', 'niveau 3, en chevrons'],
      ['Partie supérieure', '1 Chasseur et Déplacement latéral'],
      ['Partie inférieure', '1 Chasseur et Pioche'],
      ['En bas à droite', 'matricule 3-10 ; un point pour vert, un carré pour bleu'],
      ['Verso', 'niveau 0, 2 Chasseurs en haut, rien en bas'],
    ],
  },
}

/** Card 3-10 from both sides. */
export function CardParts({ speech }: FigureProps) {
  const words = inLang(speech, WORDS)
  return (
    <div className="sf-fig-parts starfighter">
      <Sector speech={speech} stack="3-10" label={words.front} />
      <Sector speech={speech} stack="3-10b" label={words.back} />
      <dl>
        {words.parts.map(([part, what]) => (
          <div key={part} className="sf-fig-part">
            <dt>{part}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
