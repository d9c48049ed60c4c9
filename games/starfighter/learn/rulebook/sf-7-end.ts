import type { Chapter } from '@sternentisch/grammar'

export const end: Chapter = {
  id: 'SF-7',
  title: { en: 'End of the game', de: 'Ende der Partie', fr: 'Fin de la partie' },
  intro: {
    en: 'Bringing a hull down is not enough: you also have to be ahead when the dust has settled.',
    de: 'Eine Hülle auf null zu bringen reicht nicht: Du musst auch vorn liegen, wenn sich der Rauch verzogen hat.',
    fr: 'Faire tomber un blindage ne suffit pas : il faut aussi être devant quand la fumée se dissipe.',
  },
  rules: [
    {
      id: 'SF-7.1',
      text: {
        en: 'When a hull reaches 0 or less, in an engagement or by an effect, this round is the last. Everything that remains of it is played, a battle included.',
        de: 'Erreicht eine Hülle 0 oder weniger, in einem Gefecht oder durch einen Effekt, ist diese Runde die letzte. Alles, was von ihr noch bleibt, wird gespielt, auch der Kampf.',
        fr: 'Quand un blindage atteint 0 ou moins, en combat ou par un effet, cette manche est la dernière. Tout ce qu’il en reste est joué, Bataille comprise.',
      },
    },
    {
      id: 'SF-7.2',
      text: {
        en: 'Hull goes on falling below 0, without an end.',
        de: 'Die Hülle sinkt auch unter 0 weiter, ohne Grenze.',
        fr: 'Le blindage continue de baisser au-dessous de 0, sans limite.',
      },
    },
    {
      id: 'SF-7.3',
      text: {
        en: 'At the end of that round the higher hull wins.',
        de: 'Am Ende dieser Runde gewinnt die höhere Hülle.',
        fr: 'À la fin de cette manche, le blindage le plus élevé gagne.',
      },
    },
    {
      id: 'SF-7.4',
      text: {
        en: 'If they are equal, whoever has more cards wins: on the board, in hand and aside together.',
        de: 'Sind beide gleich, gewinnt, wer mehr Karten hat: auf dem Tableau, auf der Hand und beiseite zusammen.',
        fr: 'En cas d’égalité, celui qui a le plus de cartes gagne : sur le plateau, en main et de côté réunies.',
      },
    },
    {
      id: 'SF-7.5',
      text: {
        en: 'If that is equal, too, the game is drawn.',
        de: 'Ist auch das gleich, endet die Partie unentschieden.',
        fr: 'Si là aussi il y a égalité, la partie est nulle.',
      },
    },
    {
      id: 'SF-7.6',
      text: {
        en: 'Standstill: if for three rounds in a row no card is played, no marker placed and no hull lost, the game ends at once and is scored like that (SF-7.3).',
        de: 'Stillstand: Wird drei Runden hintereinander keine Karte gespielt, kein Marker gelegt und kein Hüllenpunkt verloren, endet die Partie sofort und wird so gewertet (SF-7.3).',
        fr: 'Immobilisme : si pendant trois manches de suite aucune carte n’est jouée, aucun marqueur posé et aucun blindage perdu, la partie s’arrête aussitôt et l’on désigne le vainqueur (SF-7.3).',
      },
    },
  ],
}
