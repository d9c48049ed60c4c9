import { Case, Cases, type FigureProps, inLang, Meeting } from './pieces.tsx'
import { SCENES } from './scenes.ts'

const WORDS = {
  en: {
    wall: 'The Star Fort in front: it takes the shot of the Heavy Cruiser.',
    open: 'The Base in front: it takes the shot itself.',
  },
  de: {
    wall: 'Das Sternfort steht vorn: Es fängt den Schuss des Schweren Kreuzers ab.',
    open: 'Die Basis steht vorn: Sie steckt den Schuss selbst ein.',
  },
  fr: {
    wall: 'Le Fort stellaire devant\u00a0: il encaisse le tir du Croiseur lourd.',
    open: 'La Base devant\u00a0: elle encaisse elle-même.',
  },
}

/** SP-13.4: K21 of the examples. The front card lies nearest to the enemy. */
export function Wall({ speech }: FigureProps) {
  const words = inLang(speech, WORDS)
  return (
    <Cases>
      <Case words={words.wall}>
        <Meeting speech={speech} scene={SCENES.wall} />
      </Case>
      <Case words={words.open}>
        <Meeting speech={speech} scene={SCENES.noWall} />
      </Case>
    </Cases>
  )
}
