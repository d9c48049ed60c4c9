import { Case, Cases, type FigureProps, inLang, Meeting } from './pieces.tsx'
import { SCENES } from './scenes.ts'

const WORDS = {
  en: {
    set: 'Both front cruisers fall. The enemy class is empty, so your other cruisers hold their fire: their target was class III, not the Base.',
    lost: 'Half the fighters find no target any more, and the Lancers behind them none at all.',
  },
  de: {
    set: 'Beide vorderen Kreuzer fallen. Die gegnerische Klasse ist leer, also schweigen deine übrigen Kreuzer: Ihr Ziel war Klasse III, nicht die Basis.',
    lost: 'Die Hälfte der Jäger findet kein Ziel mehr, und die Lanzenreiter dahinter gar keines.',
  },
  fr: {
    set: 'Les deux croiseurs de tête tombent. La classe adverse est vide\u00a0: vos autres croiseurs se taisent. Leur cible était la classe III, pas la Base.',
    lost: 'La moitié des chasseurs ne trouve plus de cible, et les Lanciers derrière eux n’en trouvent aucune.',
  },
}

/** SP-11.3: E4 and K7 of the examples. */
export function TargetSet({ speech }: FigureProps) {
  const words = inLang(speech, WORDS)
  return (
    <Cases>
      <Case words={words.set}>
        <Meeting speech={speech} scene={SCENES.targetSet} />
      </Case>
      <Case words={words.lost}>
        <Meeting speech={speech} scene={SCENES.targetLost} />
      </Case>
    </Cases>
  )
}
