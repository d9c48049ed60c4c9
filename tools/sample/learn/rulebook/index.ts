import type { Rulebook } from '@sternentisch/grammar'
import { Clash } from './clash.tsx'

/** Chapters of numbered rules; rules.txt lists the same numbers, and each is named in the title of a test. */
export const rulebook: Rulebook = {
  chapters: [
    {
      id: 'SM-1',
      title: { en: 'Before the match', de: 'Vor dem Spiel', fr: 'Avant la partie' },
      rules: [
        {
          id: 'SM-1.1',
          text: {
            en: 'Both players have the same ships, one of each strength from 1 up. How many there are is the option “Ships”.',
            de: 'Beide haben dieselben Schiffe, eines von jeder Stärke ab 1. Wie viele es sind, sagt die Option „Schiffe“.',
            fr: 'Chacun a les mêmes vaisseaux, un de chaque force à partir de 1. Leur nombre dépend de l’option « Vaisseaux ».',
          },
        },
        {
          id: 'SM-1.2',
          text: {
            en: 'The ships are shuffled. Two of each player lie aside; the others are the hand.',
            de: 'Die Schiffe werden gemischt. Von jeder Seite liegen zwei beiseite, die anderen sind die Hand.',
            fr: 'Les vaisseaux sont mélangés. Deux de chaque camp restent de côté ; les autres forment la main.',
          },
        },
      ],
    },
    {
      id: 'SM-2',
      title: { en: 'A round', de: 'Eine Runde', fr: 'Une manche' },
      rules: [
        {
          id: 'SM-2.1',
          text: {
            en: 'Both players send one ship of their hand, in secret and at the same time.',
            de: 'Beide schicken ein Schiff aus der Hand, verdeckt und zugleich.',
            fr: 'Chacun envoie un vaisseau de sa main, en secret et en même temps.',
          },
        },
        {
          id: 'SM-2.2',
          text: {
            en: 'Then both are turned up. The stronger wins the round; two equal ones win nothing.',
            de: 'Dann werden beide aufgedeckt. Das stärkere gewinnt die Runde; zwei gleiche gewinnen nichts.',
            fr: 'Puis les deux sont révélés. Le plus fort gagne la manche ; deux vaisseaux égaux ne gagnent rien.',
          },
          Figure: Clash,
        },
        {
          id: 'SM-2.3',
          text: {
            en: 'Both ships are spent and lie open beside their owners.',
            de: 'Beide Schiffe sind verbraucht und liegen offen bei ihren Besitzern.',
            fr: 'Les deux vaisseaux sont utilisés et restent visibles près de leur propriétaire.',
          },
        },
      ],
    },
    {
      id: 'SM-3',
      title: { en: 'The end', de: 'Das Ende', fr: 'La fin' },
      rules: [
        {
          id: 'SM-3.1',
          text: {
            en: 'When the hands are empty the match is over. Whoever won more rounds wins; with equally many the win is shared.',
            de: 'Sind die Hände leer, ist das Spiel zu Ende. Wer mehr Runden gewonnen hat, gewinnt; bei gleich vielen ist der Sieg geteilt.',
            fr: 'Quand les mains sont vides, la partie est terminée. Qui a gagné le plus de manches l’emporte ; à égalité, la victoire est partagée.',
          },
        },
      ],
    },
    {
      id: 'SM-V',
      title: { en: 'Who knows what', de: 'Wer was weiß', fr: 'Qui sait quoi' },
      rules: [
        {
          id: 'SM-V1',
          text: {
            en: 'Only its owner sees a hand; everybody may count it.',
            de: 'Eine Hand sieht nur, wem sie gehört; zählen darf sie jeder.',
            fr: 'Seul son propriétaire voit une main ; chacun peut la compter.',
          },
        },
        {
          id: 'SM-V2',
          text: {
            en: 'Nobody sees the ships that lie aside, not even their owner.',
            de: 'Die Schiffe, die beiseiteliegen, sieht niemand, auch ihr Besitzer nicht.',
            fr: 'Personne ne voit les vaisseaux mis de côté, pas même leur propriétaire.',
          },
        },
      ],
    },
  ],
}
