import type { Lesson } from '@sternentisch/grammar'
import { SHIP_CODES } from '../../rules/ships.ts'
import { fullFleets, isEven } from './full-fleets.ts'

/** What is left of the set after some scenarios (W2 of the specification). */
const RESERVE = ['Fo', 'Wr', 'Me', 'Ro', 'Ro', 'De', 'Sl', 'Cr', 'Fl', 'Fl', 'Ki']

/** ST-3: six out of eleven, and the first turn with them. */
export const fleet: Lesson = {
  id: 'fleet',
  title: { en: 'Choosing a fleet', de: 'Eine Flotte wählen', fr: 'Choisir une flotte' },
  minutes: 3,
  seat: 0,
  seed: 'fleet',
  setup: {
    scenario: 2,
    players: [
      { reserve: RESERVE, discard: ['Fo', 'Wr', 'Sl', 'Cr', 'Ki'], won: ['4:3', '2:2'] },
      { discard: ['Fo', 'Ro', 'De', 'Fl'], won: ['3:2', '1:4'] },
    ],
    removed: ['2:1F', '5:-5', '3:3', '1:2'],
    sectors: [
      { solar: ['3:3F'] },
      { solar: ['4:4', '4:3'] },
      { solar: ['5:-5', '2:1', '1:5'] },
      { solar: ['2:2F', '1:1'] },
    ],
    pending: [{ kind: 'fleets', picks: [null, null] }],
  },
  steps: [
    {
      say: {
        en: 'A new solar system: before anything is laid, everybody secretly chooses a fleet. Look at the sectors first. Suns are safe points, asteroids a lottery, and a black hole may bring 6 or cost 5. Only planets and gas planets can bear shields.',
        de: 'Ein neues Sonnensystem: Bevor etwas gelegt wird, wählen alle heimlich eine Flotte. Sieh dir zuerst die Sektoren an. Sonnen sind sichere Punkte, Asteroiden eine Lotterie, und ein Schwarzes Loch kann 6 bringen oder 5 kosten. Schilde gibt es nur auf Planeten und Gasplaneten.',
        fr: 'Un nouveau système solaire : avant toute pose, chacun choisit une flotte en secret. Regardez d’abord les secteurs. Les soleils sont des points sûrs, les astéroïdes une loterie, et un trou noir peut rapporter 6 ou coûter 5. Seules les planètes et les planètes gazeuses peuvent avoir un bouclier.',
      },
    },
    {
      say: {
        en: 'Eleven ships are left in your reserve. Choose six: three civil and three military make a good mix for a start. Which ones is up to you.',
        de: 'In deiner Reserve sind noch elf Schiffe. Wähle sechs: Drei zivile Schiffe und drei Militärschiffe sind für den Anfang eine gute Mischung. Welche, entscheidest du.',
        fr: 'Il reste onze vaisseaux dans votre réserve. Choisissez-en six : trois civils et trois militaires, c’est un bon mélange pour commencer. Lesquels, à vous de décider.',
      },
      moves: fullFleets(RESERVE, isEven),
      hint: {
        en: 'That fleet is allowed: any mix is, and fewer ships too, if you want to save some. For this lesson take three civil and three military ships.',
        de: 'Diese Flotte ist erlaubt: jede Mischung, und auch weniger Schiffe, wenn du welche aufheben willst. Nimm für diese Lektion drei zivile Schiffe und drei Militärschiffe.',
        fr: 'Cette flotte est permise : tous les mélanges le sont, et moins de vaisseaux aussi, si vous voulez en garder. Pour cette leçon, prenez trois civils et trois militaires.',
      },
      replies: [{ seat: 1, move: 'fleet Wr Me Ro Sl Cr Ki' }],
    },
    {
      say: {
        en: 'Your fleet was shuffled, and you hold its two top ships. Four wait in the pile; only the back of the next one can be seen. The five in the reserve sit this scenario out.',
        de: 'Deine Flotte wurde gemischt, und ihre zwei obersten Schiffe hast du auf der Hand. Vier warten im Stapel; vom nächsten ist nur die Rückseite zu sehen. Die fünf in der Reserve setzen dieses Szenario aus.',
        fr: 'Votre flotte a été mélangée, et vous avez en main ses deux premiers vaisseaux. Quatre attendent dans la pile ; du suivant, on ne voit que le dos. Les cinq de la réserve ne participent pas à ce scénario.',
      },
    },
    {
      say: {
        en: 'You start. Two suns in sector 2 are worth at least 6 points together. Lay any ship face-down into sector 2.',
        de: 'Du beginnst. Zwei Sonnen in Sektor 2 sind zusammen mindestens 6 Punkte wert. Lege irgendein Schiff verdeckt in Sektor 2.',
        fr: 'À vous de commencer. Les deux soleils du secteur 2 valent ensemble au moins 6 points. Posez n’importe quel vaisseau caché dans le secteur 2.',
      },
      moves: SHIP_CODES.map((code) => `${code}@2~`),
      hint: {
        en: 'A fair plan for later. Begin with the suns: sector 2, face-down.',
        de: 'Für später ein guter Plan. Fange mit den Sonnen an: Sektor 2, verdeckt.',
        fr: 'Un bon plan pour plus tard. Commencez par les soleils : secteur 2, caché.',
      },
    },
    {
      say: {
        en: 'Now Jonas must guess what you have there. Leave the ship hidden: reveal nothing.',
        de: 'Jetzt muss Jonas raten, was du dort hast. Lass das Schiff verdeckt: Decke nichts auf.',
        fr: 'À Jonas de deviner ce que vous avez là. Laissez le vaisseau caché : ne révélez rien.',
      },
      moves: ['-'],
      hint: {
        en: 'Then Jonas would know. Reveal nothing this time.',
        de: 'Dann wüsste Jonas Bescheid. Decke diesmal nichts auf.',
        fr: 'Jonas saurait alors tout. Cette fois, ne révélez rien.',
      },
    },
  ],
  done: {
    en: 'You know everything you need for a first match. The rules are never more than a click away.',
    de: 'Du weißt alles, was du für eine erste Partie brauchst. Die Regeln sind immer nur einen Klick entfernt.',
    fr: 'Vous savez tout ce qu’il faut pour une première partie. Les règles ne sont jamais qu’à un clic.',
  },
}
