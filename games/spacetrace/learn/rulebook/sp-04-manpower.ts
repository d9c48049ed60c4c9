import type { Chapter } from '@sternentisch/grammar'
import { Paid } from '../figures/effects.tsx'

export const manpower: Chapter = {
  id: 'SP-4',
  title: { en: 'Manpower', de: 'Manpower', fr: 'La manpower' },
  intro: {
    en: 'Manpower (MP) is money for one turn: use it or lose it.',
    de: 'Manpower (MP) ist Geld für einen Zug: Nutze sie, sonst ist sie weg.',
    fr: 'La manpower (MP) est une monnaie pour un tour : utilisez-la ou perdez-la.',
  },
  rules: [
    {
      id: 'SP-4.1',
      text: {
        en: 'Both players have a pool of MP. It is empty at the start of every turn.',
        de: 'Jeder hat einen Vorrat an MP. Zu Beginn jedes Zuges ist er leer.',
        fr: 'Chacun a une réserve de MP. Elle est vide au début de chaque tour.',
      },
    },
    {
      id: 'SP-4.2',
      text: {
        en: 'To play a reinforcement you show it, sacrifice what it demands, and discard it. Its MP go into your pool. Then you carry out whatever else it says, such as drawing a card.',
        de: 'Um eine Reinforcementkarte zu spielen, zeigst du sie, opferst, was sie verlangt, und legst sie ab. Ihre MP kommen in deinen Vorrat. Danach führst du aus, was sonst noch darauf steht, etwa eine Karte zu ziehen.',
        fr: 'Pour jouer un renfort, vous le montrez, sacrifiez ce qu’il exige, puis le défaussez. Ses MP vont dans votre réserve. Ensuite vous exécutez ce qu’il dit d’autre, par exemple piocher une carte.',
      },
      Figure: Paid,
    },
    {
      id: 'SP-4.3',
      text: {
        en: 'In your main phase you may play reinforcements at any moment, and in your attack whenever you are asked before a battle or after a row, even without a use for them. That is no tactic: nobody answers it, and you are asked again. In your opponent’s turn you play them only as payment for a tactic you are just playing (SP-4.5).',
        de: 'In deiner Hauptphase darfst du Reinforcementkarten jederzeit spielen, in deinem Angriff immer dann, wenn du vor einem Kampf oder nach einer Reihe gefragt wirst, auch ohne Verwendung dafür. Das ist keine Taktik: Niemand antwortet darauf, und du wirst wieder gefragt. Im Zug deines Gegners spielst du sie nur, um eine Taktik zu bezahlen, die du gerade spielst (SP-4.5).',
        fr: 'Dans votre phase principale, vous pouvez jouer des renforts à tout moment, et dans votre attaque chaque fois qu’on vous interroge avant un combat ou après une rangée, même sans en avoir l’emploi. Ce n’est pas une tactique : personne n’y répond, et on vous interroge de nouveau. Pendant le tour adverse, vous n’en jouez que pour payer une tactique que vous êtes en train de jouer (SP-4.5).',
      },
    },
    {
      id: 'SP-4.4',
      text: {
        en: 'When you play a card its cost is taken from your pool. A commander may make it cheaper, but never cheaper than 0.',
        de: 'Spielst du eine Karte, werden ihre Kosten von deinem Vorrat abgezogen. Ein Commander kann sie billiger machen, aber nie billiger als 0.',
        fr: 'Quand vous jouez une carte, son coût est retiré de votre réserve. Un commandant peut le réduire, mais jamais en dessous de 0.',
      },
    },
    {
      id: 'SP-4.5',
      text: {
        en: 'You need not count beforehand: announce a card if your pool and the reinforcements in your hand could pay for it. As long as the pool is too small you choose one more reinforcement; as soon as it is enough, the cost is taken. An announced card cannot be withdrawn, and you are never offered a step that would leave you unable to finish.',
        de: 'Du musst nicht vorher rechnen: Sage eine Karte an, wenn dein Vorrat und die Reinforcementkarten auf deiner Hand sie bezahlen könnten. Solange der Vorrat nicht reicht, wählst du eine weitere Reinforcementkarte; sobald er reicht, werden die Kosten abgezogen. Eine angesagte Karte lässt sich nicht zurückziehen, und nie wird dir ein Schritt angeboten, nach dem du sie nicht mehr zu Ende spielen könntest.',
        fr: 'Nul besoin de compter d’avance : annoncez une carte si votre réserve et les renforts de votre main peuvent la payer. Tant que la réserve ne suffit pas, vous choisissez un renfort de plus ; dès qu’elle suffit, le coût est retiré. Une carte annoncée ne se retire pas, et jamais on ne vous propose une étape après laquelle vous ne pourriez plus finir.',
      },
    },
    {
      id: 'SP-4.6',
      text: {
        en: 'What is left stays in the pool for the rest of the turn. At the end of the turn all MP are gone, your opponent’s too.',
        de: 'Was übrig ist, bleibt für den Rest des Zuges im Vorrat. Am Ende des Zuges verfallen alle MP, auch die deines Gegners.',
        fr: 'Le reste demeure dans la réserve jusqu’à la fin du tour. À la fin du tour, tous les MP disparaissent, ceux de l’adversaire aussi.',
      },
    },
  ],
}
