import type { Chapter } from '@sternentisch/grammar'
import { Repelled } from '../figures/effects.tsx'

export const defence: Chapter = {
  id: 'SN-6',
  title: { en: 'Defending', de: 'Verteidigen', fr: 'Se défendre' },
  intro: {
    en: 'A defence card stops an attack before anything is compared. It is the only card for your opponent’s turn.',
    de: 'Eine Verteidigungskarte stoppt einen Angriff, bevor verglichen wird. Sie ist die einzige Karte für den Zug deines Gegners.',
    fr: 'Une carte de défense arrête une attaque avant toute comparaison. C’est la seule carte jouable pendant le tour adverse.',
  },
  rules: [
    {
      id: 'SN-6.1',
      text: {
        en: 'When one of your figures is attacked, you may answer with one defence card from your hand, although it is not your turn. The card has to name the attacked value.',
        de: 'Wird eine deiner Figuren angegriffen, darfst du mit einer Verteidigungskarte aus deiner Hand antworten, obwohl du nicht am Zug bist. Die Karte muss den angegriffenen Wert nennen.',
        fr: 'Quand une de vos figures est attaquée, vous pouvez répondre par une carte de défense de votre main, bien que ce ne soit pas votre tour. La carte doit nommer la valeur attaquée.',
      },
    },
    {
      id: 'SN-6.2',
      text: {
        en: 'Then the attack is repelled: nothing is compared, no figure is discarded, and all cards that belong to them stay.',
        de: 'Dann ist der Angriff abgewehrt: Nichts wird verglichen, keine Figur wird abgelegt, und alle Karten, die zu ihnen gehören, bleiben.',
        fr: 'L’attaque est alors repoussée : rien n’est comparé, aucune figure n’est défaussée, et toutes les cartes qui les accompagnent restent.',
      },
      Figure: Repelled,
    },
    {
      id: 'SN-6.3',
      text: {
        en: 'Both cards are spent: first the defence card goes to the discard pile, then the action card.',
        de: 'Beide Karten sind verbraucht: Zuerst kommt die Verteidigungskarte auf den Ablagestapel, dann die Aktionskarte.',
        fr: 'Les deux cartes sont dépensées : la carte de défense va d’abord à la défausse, puis la carte action.',
      },
    },
    {
      id: 'SN-6.4',
      text: {
        en: 'Whoever has defended draws a card at once. If the deck is empty, the hand is simply one card smaller.',
        de: 'Wer verteidigt hat, zieht sofort eine Karte nach. Ist das Deck leer, ist die Hand eben um eine Karte kleiner.',
        fr: 'Qui s’est défendu pioche aussitôt une carte. Si la pioche est vide, la main compte simplement une carte de moins.',
      },
    },
    {
      id: 'SN-6.5',
      text: {
        en: 'There is one answer to an attack, and no answer to the answer.',
        de: 'Auf einen Angriff gibt es eine Antwort, und auf die Antwort keine.',
        fr: 'Une attaque reçoit une seule réponse, et la réponse n’en reçoit aucune.',
      },
    },
    {
      id: 'SN-6.6',
      text: {
        en: 'Your hand gives nothing away: you are asked at every attack, whatever you hold, as long as you hold a card at all. Your opponent always sees the same “waiting for the defender”. You are left out only if your hand is empty or the action card allows no defence, and both of you can see that.',
        de: 'Deine Hand verrät nichts: Du wirst bei jedem Angriff gefragt, was auch immer du hältst, solange du überhaupt eine Karte hast. Dein Gegner sieht immer dasselbe: Es wird auf die Verteidigung gewartet. Nicht gefragt wirst du nur, wenn deine Hand leer ist oder die Aktionskarte keine Verteidigung zulässt, und das sehen beide.',
        fr: 'Votre main ne trahit rien : dès que vous avez une carte en main, on vous interroge à chaque attaque, quelles que soient vos cartes, et votre adversaire attend toujours de la même façon. Seules exceptions : votre main est vide, ou la carte action n’admet aucune défense ; chacun peut le voir.',
      },
    },
    {
      id: 'SN-6.7',
      text: {
        en: 'Before you answer you see the action card, both figures and both totals. You may even repel an attack that would have failed, just to change a card.',
        de: 'Bevor du antwortest, siehst du die Aktionskarte, beide Figuren und beide Kampfsummen. Du darfst sogar einen Angriff abwehren, der gescheitert wäre, nur um eine Karte zu tauschen.',
        fr: 'Avant de répondre, vous voyez la carte action, les deux figures et les deux totaux. Vous pouvez même repousser une attaque qui aurait échoué, juste pour changer de carte.',
      },
    },
  ],
}
