import type { Chapter } from '@sternentisch/grammar'
import { WhoConquers } from '../figures/who-conquers.tsx'

export const end: Chapter = {
  id: 'SN-12',
  title: { en: 'The end', de: 'Das Ende', fr: 'La fin' },
  intro: {
    en: 'Only what lies at the places at the very end counts.',
    de: 'Es zählt nur, was ganz am Ende an den Orten liegt.',
    fr: 'Seul compte ce qui se trouve dans les lieux tout à la fin.',
  },
  rules: [
    {
      id: 'SN-12.1',
      text: {
        en: 'The game ends when the deck is empty and neither of you can or wants to do more. To be exact: the deck is empty, and this turn and the one before were both skipped (SN-3.9).',
        de: 'Die Partie endet, wenn das Deck leer ist und keiner von euch noch etwas tun kann oder will. Genau heißt das: Das Deck ist leer, und dieser Zug und der davor wurden ausgelassen (SN-3.9).',
        fr: 'La partie finit quand la pioche est vide et que personne ne peut ni ne veut plus agir. Précisément : la pioche est vide, et ce tour comme le précédent ont été passés (SN-3.9).',
      },
    },
    {
      id: 'SN-12.2',
      text: {
        en: 'A skip is not a farewell: if your opponent then does something, you may go on as well.',
        de: 'Auslassen ist kein Abschied: Tut dein Gegner danach noch etwas, darfst auch du weitermachen.',
        fr: 'Passer n’est pas un adieu : si votre adversaire agit ensuite, vous pouvez continuer aussi.',
      },
    },
    {
      id: 'SN-12.3',
      text: {
        en: 'At the end all face-down figures are turned up. Cards left in a hand are worth nothing.',
        de: 'Am Ende werden alle verdeckten Figuren aufgedeckt. Karten, die auf einer Hand geblieben sind, sind nichts wert.',
        fr: 'À la fin, toutes les figures cachées sont révélées. Les cartes restées en main ne valent rien.',
      },
    },
    {
      id: 'SN-12.4',
      text: {
        en: 'A place is conquered by whoever has more figures there. Strength does not matter, and those that were face down count like all others.',
        de: 'Einen Ort erobert, wer dort mehr Figuren hat. Stärke spielt keine Rolle, und wer bis zuletzt verdeckt lag, zählt wie alle anderen.',
        fr: 'Un lieu est conquis par celui qui y a le plus de figures. La force n’y fait rien, et celles qui étaient cachées comptent comme les autres.',
      },
    },
    {
      id: 'SN-12.5',
      text: {
        en: 'With equally many figures, at least one each, the single figure with the highest Cosmic Might decides. Its printed value counts plus the reinforcements under it; no partner and no bonus of the place.',
        de: 'Bei gleich vielen Figuren, mindestens einer auf jeder Seite, entscheidet die einzelne Figur mit der höchsten Kosmos-Macht. Es zählt ihr aufgedruckter Wert mit den Verstärkungen unter ihr; kein Partner und kein Bonus des Ortes.',
        fr: 'À nombre égal de figures, au moins une de chaque côté, c’est la figure à la plus haute Puissance cosmique qui décide, à elle seule. On compte sa valeur imprimée et les renforts placés sous elle ; ni partenaire, ni bonus du lieu.',
      },
      Figure: WhoConquers,
    },
    {
      id: 'SN-12.6',
      text: {
        en: 'If even that is equal, or nobody is there, the place belongs to nobody.',
        de: 'Ist auch das gleich oder ist niemand da, gehört der Ort keinem.',
        fr: 'Si cela aussi est égal, ou s’il n’y a personne, le lieu n’est à personne.',
      },
    },
    {
      id: 'SN-12.7',
      text: {
        en: 'Whoever has conquered more places wins. Two of three are always enough, and 1 to 0 is a win as well; 1 to 1 and 0 to 0 are a drawn game.',
        de: 'Wer mehr Orte erobert hat, gewinnt. Zwei von drei reichen immer, und auch 1 zu 0 ist ein Sieg; 1 zu 1 und 0 zu 0 sind ein Unentschieden.',
        fr: 'Qui a conquis le plus de lieux gagne. Deux sur trois suffisent toujours, et 1 à 0 est aussi une victoire ; 1 à 1 et 0 à 0 font une partie nulle.',
      },
    },
    {
      id: 'SN-12.8',
      text: {
        en: 'Places are counted at the end and not before. Holding two or three of them earlier ends nothing.',
        de: 'Gezählt wird am Ende und nicht vorher. Zwei oder drei Orte früher zu halten, beendet nichts.',
        fr: 'On compte les lieux à la fin, pas avant. En tenir deux ou trois plus tôt ne termine rien.',
      },
    },
    {
      id: 'SN-12.9',
      text: {
        en: 'You may concede at any time; then your opponent has won. Together you may agree on a draw.',
        de: 'Du darfst jederzeit aufgeben; dann hat dein Gegner gewonnen. Gemeinsam könnt ihr euch auf ein Unentschieden einigen.',
        fr: 'Vous pouvez abandonner à tout moment ; votre adversaire a alors gagné. Ensemble, vous pouvez convenir d’une partie nulle.',
      },
    },
    {
      id: 'SN-12.10',
      text: {
        en: 'Every game ends. The deck only gets smaller, because after two skips somebody has to draw (SN-3.10); and once it is empty, each turn that is not skipped uses up a card or a face-down figure. No game takes 300 turns.',
        de: 'Jede Partie endet. Das Deck wird immer kleiner, denn nach zwei ausgelassenen Zügen muss jemand ziehen (SN-3.10); und ist es leer, verbraucht jeder Zug, der nicht ausgelassen wird, eine Karte oder eine verdeckte Figur. Keine Partie dauert 300 Züge.',
        fr: 'Toute partie finit. La pioche ne fait que diminuer, car après deux tours passés quelqu’un doit piocher (SN-3.10) ; et une fois vide, chaque tour qui n’est pas passé consomme une carte ou une figure cachée. Aucune partie n’atteint 300 tours.',
      },
    },
  ],
}
