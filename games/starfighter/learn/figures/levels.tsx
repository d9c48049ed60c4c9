import { Case, Cases, type FigureProps, inLang } from './pieces.tsx'
import { Sector } from './sector.tsx'

const WORDS = {
  en: {
    back: 'An empty sector takes level 0 only. The level-3 card 3-10 goes there with its back up.',
    front:
      'The next slot is level 1: card 1-37 fits with its front up, covers the upper half of the back, and hits the enemy cruiser.',
    ready: 'Another back fills level 2. Now the front of a level-3 card would fit.',
  },
  de: {
    back: 'Ein leerer Sektor nimmt nur Stufe 0. Karte 3-10 der Stufe 3 kommt mit der Rückseite nach oben dorthin.',
    front:
      'Das nächste Feld hat Stufe 1: Karte 1-37 passt mit der Vorderseite, verdeckt den oberen Bereich der Rückseite und beschädigt den gegnerischen Kreuzer.',
    ready:
      'Eine weitere Rückseite füllt Stufe 2. Jetzt würde die Vorderseite einer Karte der Stufe 3 passen.',
  },
  fr: {
    back: 'Un secteur vide ne prend que le niveau 0. La carte 3-10, de niveau 3, s’y pose côté verso.',
    front:
      'L’emplacement suivant est de niveau 1 : la carte 1-37 convient côté recto, recouvre la partie supérieure du verso et touche le Croiseur adverse.',
    ready: 'Un autre verso remplit le niveau 2. Le recto d’une carte de niveau 3 conviendrait maintenant.',
  },
}

/** The deployment example of the rulebook, turn by turn. */
export function Levels({ speech }: FigureProps) {
  const words = inLang(speech, WORDS)
  return (
    <Cases>
      <Case words={words.back}>
        <Sector speech={speech} stack="3-10b" slots={4} />
      </Case>
      <Case words={words.front}>
        <Sector speech={speech} stack="3-10b 1-37" slots={4} />
      </Case>
      <Case words={words.ready}>
        <Sector speech={speech} stack="3-10b 1-37 2-08b" slots={4} />
      </Case>
    </Cases>
  )
}
