import type { Lesson } from '@sternentisch/grammar'

/** Three cards for 100 MP, and the end of the game (SP-8, SP-16.1, SP-17). */
export const winning: Lesson = {
  id: 'winning',
  title: { en: 'Trading and winning', de: 'Eintauschen und gewinnen', fr: 'Échanger et gagner' },
  minutes: 2,
  seat: 0,
  seed: 'winning',
  setup: {
    options: { mode: 'first' },
    turn: 11,
    players: [
      {
        base: { I: ['fighter'], III: [{ card: 'heavycruiser', copy: 2 }] },
        hand: ['cruiser', 'lancer', 'patrol', 'patrol'],
      },
      { base: { I: ['patrol'], IV: [{ card: 'base', ships: '1x240' }] }, hand: ['lancer'] },
    ],
  },
  steps: [
    {
      say: {
        en: 'Jonas’s Base has 240 LP left. Your Heavy Cruiser takes 150; with the Cruiser from your hand you would have another 100. But there is no reinforcement in your hand.',
        de: 'Jonas’ Basis hat noch 240 LP. Dein Schwerer Kreuzer nimmt ihr 150; mit dem Kreuzer auf deiner Hand wären es 100 mehr. Nur hast du keine Reinforcementkarte.',
        fr: 'Il reste 240 LP à la Base de Jonas. Votre Croiseur lourd en prend 150 ; avec le Croiseur de votre main, ce serait 100 de plus. Mais vous n’avez aucun renfort.',
      },
    },
    {
      say: {
        en: 'Then trade: three cards you do not need for 100 MP. Choose the MP.',
        de: 'Dann tausche ein: drei Karten, die du nicht brauchst, gegen 100 MP. Wähle die MP.',
        fr: 'Alors échangez : trois cartes inutiles contre 100 MP. Choisissez les MP.',
      },
      moves: ['-3 mp'],
      hint: {
        en: 'One shot of 150 is not enough, and a new card would not pay for the Cruiser. Trade three cards for 100 MP.',
        de: 'Ein Schuss von 150 reicht nicht, und eine neue Karte bezahlt den Kreuzer nicht. Tausche drei Karten gegen 100 MP ein.',
        fr: 'Un tir de 150 ne suffit pas, et une nouvelle carte ne paierait pas le Croiseur. Échangez trois cartes contre 100 MP.',
      },
    },
    {
      say: {
        en: 'Give up the Lancers.',
        de: 'Gib die Lanzenreiter ab.',
        fr: 'Cédez les Lanciers.',
      },
      moves: ['- lancer'],
      hint: {
        en: 'Keep the Cruiser, whatever you do. First the Lancers.',
        de: 'Behalte auf jeden Fall den Kreuzer. Zuerst die Lanzenreiter.',
        fr: 'Gardez surtout le Croiseur. D’abord les Lanciers.',
      },
    },
    {
      say: {
        en: 'And a Patrol Wing.',
        de: 'Und eine Patrouille.',
        fr: 'Et une Escadre de patrouille.',
      },
      moves: ['- patrol'],
      hint: {
        en: 'Not the Cruiser! Give up a Patrol Wing.',
        de: 'Nicht den Kreuzer! Gib eine Patrouille ab.',
        fr: 'Pas le Croiseur ! Cédez une Escadre de patrouille.',
      },
    },
    {
      say: {
        en: 'And the other one. Ships given up this way are out of the game for good.',
        de: 'Und die andere. So abgegebene Schiffe sind endgültig aus dem Spiel.',
        fr: 'Et l’autre. Les vaisseaux ainsi cédés sont définitivement hors du jeu.',
      },
      moves: ['- patrol'],
      hint: {
        en: 'Not the Cruiser! Give up the other Patrol Wing.',
        de: 'Nicht den Kreuzer! Gib die andere Patrouille ab.',
        fr: 'Pas le Croiseur ! Cédez l’autre Escadre de patrouille.',
      },
    },
    {
      say: {
        en: '100 MP: bring out the Cruiser. It may fight at once.',
        de: '100 MP: Bringe den Kreuzer heraus. Er darf sofort kämpfen.',
        fr: '100 MP : mettez le Croiseur en jeu. Il peut combattre aussitôt.',
      },
      moves: ['> cruiser'],
      hint: {
        en: 'Without the Cruiser the Base will stand. Bring it out first.',
        de: 'Ohne den Kreuzer bleibt die Basis stehen. Bringe ihn zuerst heraus.',
        fr: 'Sans le Croiseur, la Base tiendra. Mettez-le d’abord en jeu.',
      },
    },
    {
      say: {
        en: 'Now attack.',
        de: 'Jetzt greife an.',
        fr: 'Maintenant, attaquez.',
      },
      moves: ['!'],
      hint: {
        en: 'Now or never: attack!',
        de: 'Jetzt oder nie: Greife an!',
        fr: 'Maintenant ou jamais : attaquez !',
      },
    },
    {
      say: {
        en: 'Heavy Cruiser or Cruiser first? It makes no difference here: both will hit the Base. Leave the order as it stands.',
        de: 'Zuerst der Schwere Kreuzer oder der Kreuzer? Hier ist es gleich: Beide treffen die Basis. Lass die Reihenfolge, wie sie ist.',
        fr: 'Le Croiseur lourd ou le Croiseur d’abord ? Ici, peu importe : les deux toucheront la Base. Laissez l’ordre tel quel.',
      },
      moves: ['o keep', 'o heavycruiser#2', 'o cruiser#10'],
      hint: {
        en: 'Any order will do.',
        de: 'Jede Reihenfolge ist recht.',
        fr: 'N’importe quel ordre convient.',
      },
    },
    {
      say: {
        en: '240 − 150 − 100: the Base is destroyed, and you have won. If no Base falls and nobody gets any further, the Base with more LP wins.',
        de: '240 − 150 − 100: Die Basis ist zerstört, du hast gewonnen. Fällt keine Basis und kommt niemand mehr weiter, gewinnt die Basis mit mehr LP.',
        fr: '240 − 150 − 100 : la Base est détruite, vous avez gagné. Si aucune Base ne tombe et que plus personne n’avance, la Base qui a le plus de LP gagne.',
      },
    },
  ],
  done: {
    en: 'Beginners win by the Base. In the full game wrecks count: the MP of all ships lost, and 500 for a Base.',
    de: 'Anfänger gewinnen durch die Basis. Im vollen Spiel zählen Wracks: die MP aller verlorenen Schiffe, und 500 für eine Basis.',
    fr: 'Les débutants gagnent grâce à la Base. Dans la partie complète, les épaves comptent : les MP de tous les vaisseaux perdus, et 500 pour une Base.',
  },
}
