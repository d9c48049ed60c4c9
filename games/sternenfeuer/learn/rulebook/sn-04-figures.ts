import type { Chapter } from '@sternentisch/grammar'
import { Readiness } from '../figures/readiness.tsx'

export const figures: Chapter = {
  id: 'SN-4',
  title: { en: 'Figures', de: 'Figuren', fr: 'Figures' },
  intro: {
    en: 'Figures win places. They arrive unseen, and have to show themselves before they strike.',
    de: 'Figuren gewinnen Orte. Sie kommen ungesehen an und müssen sich zeigen, bevor sie zuschlagen.',
    fr: 'Ce sont les figures qui gagnent les lieux. Elles arrivent sans être vues et doivent se montrer avant de frapper.',
  },
  rules: [
    {
      id: 'SN-4.1',
      text: {
        en: 'Main step: lay a figure from your hand face down into your row at any of the three places, at either end. Your opponent sees where it lies, not who it is.',
        de: 'Hauptschritt: Lege eine Figur aus deiner Hand verdeckt in deine Reihe an einem der drei Orte, an eines der beiden Enden. Dein Gegner sieht, wo sie liegt, aber nicht, wer sie ist.',
        fr: 'Étape principale : posez une figure de votre main, face cachée, dans votre rangée d’un des trois lieux, à l’un des deux bouts. Votre adversaire voit où elle est, pas qui elle est.',
      },
    },
    {
      id: 'SN-4.2',
      text: {
        en: 'As long as you have no figure on the board, you can only place one or discard a card: all other cards need a figure. Some alternative functions (SN-7.8) do without.\n\nHere we depart from the printed rulebook: it allows nothing but figures as long as you have none on the board.',
        de: 'Solange du keine Figur auf dem Spielfeld hast, kannst du nur eine auslegen oder eine Karte ablegen: Alle anderen Karten brauchen eine Figur. Nur manche alternativen Funktionen (SN-7.8) kommen ohne aus.\n\nHier weichen wir vom gedruckten Regelheft ab: Es erlaubt dir nichts als Figuren, solange du keine auf dem Spielfeld hast.',
        fr: 'Tant que vous n’avez aucune figure sur le plateau, vous ne pouvez qu’en poser une ou défausser une carte : toutes les autres cartes ont besoin d’une figure. Seules certaines fonctions alternatives (SN-7.8) s’en passent.\n\nNous nous écartons ici du livret imprimé : il ne permet que des figures tant que vous n’en avez aucune sur le plateau.',
      },
    },
    {
      id: 'SN-4.3',
      text: {
        en: 'A face-down figure cannot attack, but it can be attacked, and then it defends with all it has.',
        de: 'Eine verdeckte Figur kann nicht angreifen, aber angegriffen werden, und dann verteidigt sie sich mit allem, was sie hat.',
        fr: 'Une figure cachée ne peut pas attaquer, mais elle peut être attaquée, et elle se défend alors avec toutes ses valeurs.',
      },
    },
    {
      id: 'SN-4.4',
      text: {
        en: 'Once in each of your turns you may turn up one of your face-down figures. It must have been placed in an earlier turn.',
        de: 'Einmal in jedem deiner Züge darfst du eine deiner verdeckten Figuren aufdecken. Sie muss in einem früheren Zug ausgelegt worden sein.',
        fr: 'Une fois par tour, vous pouvez révéler une de vos figures cachées. Elle doit avoir été posée lors d’un tour précédent.',
      },
    },
    {
      id: 'SN-4.5',
      text: {
        en: 'You may turn up before or after your main step. A figure turned up first counts as face up at once, for a collective card, say.',
        de: 'Aufdecken darfst du vor oder nach deinem Hauptschritt. Deckst du zuerst auf, gilt die Figur sofort als offen, etwa für eine Kollektivkarte.',
        fr: 'Vous pouvez révéler avant ou après votre étape principale. Révélée d’abord, la figure compte aussitôt comme visible, par exemple pour une carte collective.',
      },
    },
    {
      id: 'SN-4.6',
      text: {
        en: 'A figure that has just shown itself needs a moment. It is ready to attack if it became face up in an earlier turn, no matter whose:\n- turned up by you, or arrived face up (SN-10.5): not this turn, but from your next one on;\n- turned up because your opponent attacked it: as early as your turn right after that.',
        de: 'Wer sich gerade erst gezeigt hat, braucht einen Moment. Angriffsbereit ist eine Figur, die in einem früheren Zug offen wurde, gleich in wessen:\n- von dir aufgedeckt oder offen eingetroffen (SN-10.5): nicht in diesem Zug, aber ab deinem nächsten;\n- aufgedeckt, weil dein Gegner sie angegriffen hat: schon in deinem Zug gleich danach.',
        fr: 'Une figure qui vient de se montrer a besoin d’un instant. Elle est prête à attaquer si elle est devenue visible lors d’un tour précédent, peu importe à qui :\n- révélée par vous, ou arrivée visible (SN-10.5) : pas ce tour-ci, mais dès votre prochain ;\n- révélée parce que votre adversaire l’a attaquée : dès votre tour qui suit aussitôt.',
      },
      Figure: Readiness,
    },
    {
      id: 'SN-4.7',
      text: {
        en: 'There is no way back: a face-up figure stays face up for as long as it is on the board.',
        de: 'Ein Zurück gibt es nicht: Eine offene Figur bleibt offen, solange sie auf dem Spielfeld liegt.',
        fr: 'Pas de retour en arrière : une figure visible le reste tant qu’elle est sur le plateau.',
      },
    },
    {
      id: 'SN-4.8',
      text: {
        en: 'You may look at your own face-down figures whenever you like.',
        de: 'Deine eigenen verdeckten Figuren darfst du dir jederzeit ansehen.',
        fr: 'Vous pouvez regarder vos propres figures cachées à tout moment.',
      },
    },
  ],
}
