import type { Lesson } from '@sternentisch/grammar'

/** A lesson is played, not read: a fixed table, the real rules, and one thing to do at a time. */
const firstRounds: Lesson = {
  id: 'first-rounds',
  title: { en: 'The first rounds', de: 'Die ersten Runden', fr: 'Les premières manches' },
  minutes: 1,
  seat: 0,
  seed: 'first-rounds',
  // As `game.lay` reads it. Ships not named lie aside.
  setup: {
    options: { ships: 5 },
    round: 2,
    won: [0, 1],
    players: [
      { hand: ['2', '5'], spent: ['1'] },
      { hand: ['3', '4'], spent: ['2'] },
    ],
  },
  steps: [
    {
      say: {
        en: 'Jonas has won the first round. You hold a 2 and a 5, and he holds two ships that you cannot see.',
        de: 'Jonas hat die erste Runde gewonnen. Du hast eine 2 und eine 5, er hat zwei Schiffe, die du nicht siehst.',
        fr: 'Jonas a gagné la première manche. Vous avez un 2 et un 5, lui deux vaisseaux que vous ne voyez pas.',
      },
    },
    {
      say: {
        en: 'Nothing beats a 5. Send it.',
        de: 'Eine 5 schlägt niemand. Schick sie.',
        fr: 'Rien ne bat un 5. Envoyez-le.',
      },
      moves: ['send 5'],
      hint: {
        en: 'That would be allowed, too. For now: the 5.',
        de: 'Das wäre auch erlaubt. Fürs Erste aber: die 5.',
        fr: 'Ce serait permis aussi. Pour l’instant : le 5.',
      },
      replies: [{ seat: 1, move: 'send 4' }],
      point: ['ship 5'],
    },
    {
      say: {
        en: 'Both ships were turned up at the same time, and yours is stronger: one round each.',
        de: 'Beide Schiffe wurden zugleich aufgedeckt, und deines ist stärker: je eine Runde.',
        fr: 'Les deux vaisseaux ont été révélés en même temps, et le vôtre est plus fort : une manche chacun.',
      },
    },
  ],
  done: {
    en: 'You know all there is: send the right ship at the right time.',
    de: 'Mehr gibt es nicht zu wissen: das richtige Schiff zur richtigen Zeit.',
    fr: 'Vous savez tout : le bon vaisseau au bon moment.',
  },
}

/** In the order in which they are best played. */
export const lessons: readonly Lesson[] = [firstRounds]
