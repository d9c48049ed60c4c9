import type { Chapter } from '@sternentisch/grammar'

export const options: Chapter = {
  id: 'SN-14',
  title: { en: 'Options', de: 'Optionen', fr: 'Options' },
  intro: {
    en: 'Where the rulebook leaves two readings open, you can agree on the other one before the game. Whatever you do not change is played as told above.',
    de: 'Wo das Regelwerk zwei Lesarten offen lässt, könnt ihr euch vor der Partie auf die andere einigen. Was ihr nicht ändert, gilt wie oben.',
    fr: 'Là où le livret admet deux lectures, vous pouvez convenir de l’autre avant la partie. Ce que vous ne changez pas se joue comme ci-dessus.',
  },
  rules: [
    {
      id: 'SN-14.1',
      text: {
        en: '“Beaten pairs”: usually only the named figure of a pair is lost (SN-8.5). With the other setting both are, each with its reinforcement cards.',
        de: '„Geschlagene Paare“: Normalerweise ist nur die genannte Figur eines Paars verloren (SN-8.5). Mit der anderen Einstellung sind es beide, jede mit ihren Verstärkungskarten.',
        fr: '« Paires battues » : d’ordinaire, seule la figure désignée d’une paire est perdue (SN-8.5). Avec l’autre réglage, les deux le sont, chacune avec ses renforts.',
      },
    },
    {
      id: 'SN-14.2',
      text: {
        en: '“Places with a requirement”: usually every figure is checked on arrival (SN-10.4). With the other setting a face-down figure is checked only when it becomes face up: when you turn it up, when it is attacked, or at the end. If an attacked figure fails, it is discarded, there is no defence and no comparison, and the action card is spent.',
        de: '„Orte mit Bedingung“: Normalerweise wird jede Figur bei der Ankunft geprüft (SN-10.4). Mit der anderen Einstellung wird eine verdeckte Figur erst geprüft, wenn sie offen wird: wenn du sie aufdeckst, wenn sie angegriffen wird oder am Ende. Genügt eine angegriffene Figur nicht, wird sie abgelegt; es gibt keine Verteidigung und keinen Vergleich, und die Aktionskarte ist verbraucht.',
        fr: '« Lieux à condition » : d’ordinaire, la condition est vérifiée à l’arrivée de chaque figure (SN-10.4). Avec l’autre réglage, pour une figure cachée, elle ne l’est que lorsque la figure devient visible : quand vous la révélez, quand elle est attaquée, ou à la fin. Si une figure attaquée ne convient pas, elle est défaussée, sans défense ni comparaison, et la carte action est dépensée.',
      },
    },
    {
      id: 'SN-14.3',
      text: {
        en: '“Turn up before the defence”: usually a face-down target is turned up before the defender answers (SN-5.5). With the other setting it is turned up only if the attack is not repelled, so a defence card can keep a secret.',
        de: '„Aufdecken vor der Verteidigung“: Normalerweise wird ein verdecktes Ziel aufgedeckt, bevor verteidigt wird (SN-5.5). Mit der anderen Einstellung wird es nur aufgedeckt, wenn der Angriff nicht abgewehrt wird; so kann eine Verteidigungskarte ein Geheimnis bewahren.',
        fr: '« Révéler avant la défense » : d’ordinaire, une cible cachée est révélée avant la réponse de la défense (SN-5.5). Avec l’autre réglage, elle ne l’est que si l’attaque n’est pas repoussée : une carte de défense peut donc garder un secret.',
      },
    },
    {
      id: 'SN-14.4',
      text: {
        en: '“Opening”: usually chance in a first game and then the loser (SN-1.5). With the other settings it is seat A, or seat B.',
        de: '„Eröffnung“: Normalerweise entscheidet in der ersten Partie das Los, danach eröffnet, wer verloren hat (SN-1.5). Mit den anderen Einstellungen eröffnet Platz A oder Platz B.',
        fr: '« Premier joueur » : d’ordinaire, le sort pour une première partie, puis le perdant (SN-1.5). Avec les autres réglages, c’est la place A, ou la place B.',
      },
    },
  ],
}
