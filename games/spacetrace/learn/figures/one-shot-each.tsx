import { Case, Cases, type FigureProps, inLang, Meeting } from './pieces.tsx'
import { SCENES } from './scenes.ts'

const WORDS = {
  en: {
    equal: '100 shots on each side, and each one destroys a fighter. Both cards are lost.',
    few: 'Ten shots hit ten fighters; nine of the ten AP of each are wasted. A hundred fighters destroy all destroyers.',
    rest: 'The first Monitor swallows the whole shot of 220. Three Monitors together destroy the Siege Lance; the fourth keeps its shot.',
  },
  de: {
    equal: 'Je 100 Schüsse auf beiden Seiten, und jeder zerstört einen Jäger. Beide Karten sind verloren.',
    few: 'Zehn Schüsse treffen zehn Jäger; neun der zehn AP verpuffen jedes Mal. Hundert Jäger zerstören alle Zerstörer.',
    rest: 'Der erste Monitor schluckt den ganzen Schuss von 220. Drei Monitore zerstören gemeinsam die Belagerungslanze; der vierte behält seinen Schuss.',
  },
  fr: {
    equal: '100 tirs de chaque côté, et chacun détruit un chasseur. Les deux cartes sont perdues.',
    few: 'Dix tirs touchent dix chasseurs ; neuf des dix AP de chacun se perdent. Cent chasseurs détruisent tous les destroyers.',
    rest: 'Le premier Monitor encaisse tout le tir de 220. Trois Monitors détruisent ensemble la Lance de siège ; le quatrième garde son tir.',
  },
}

/** SP-11.6: E1, E2 and K1 of the examples. */
export function OneShotEach({ speech }: FigureProps) {
  const words = inLang(speech, WORDS)
  return (
    <Cases>
      <Case words={words.equal}>
        <Meeting speech={speech} scene={SCENES.equal} />
      </Case>
      <Case words={words.few}>
        <Meeting speech={speech} scene={SCENES.few} />
      </Case>
      <Case words={words.rest}>
        <Meeting speech={speech} scene={SCENES.overkill} />
      </Case>
    </Cases>
  )
}
