import type { Lesson } from '@sternentisch/grammar'

/** SF-7: a hull at 0 is not the end yet. */
export const lastRound: Lesson = {
  id: 'last-round',
  title: { en: 'The last round', de: 'Die letzte Runde', fr: 'La dernière manche' },
  minutes: 2,
  seat: 0,
  seed: 'last-round',
  setup: {
    round: 6,
    players: [
      { hull: 2, sectors: [['0-11b']], hand: ['1-37', '1-02'] },
      { hull: 1, sectors: [['0-06'], [], ['0-01']] },
    ],
  },
  steps: [
    {
      say: {
        en: 'Both cruisers are almost wrecks: you have 2 hull left, Jonas 1. Muscida (1-37) hits the enemy cruiser. Play it front up into sector 1.',
        de: 'Beide Kreuzer sind fast Wracks: Du hast noch 2 Hüllenpunkte, Jonas 1. Muscida (1-37) beschädigt den gegnerischen Kreuzer. Spiele sie mit der Vorderseite nach oben in Sektor 1.',
        fr: 'Les deux Croiseurs sont presque des épaves : il vous reste 2 points de blindage, à Jonas 1. Muscida (1-37) touche le Croiseur adverse. Jouez-la côté recto dans le secteur 1.',
      },
      moves: ['p 1-37 1'],
      hint: {
        en: 'First bring Jonas down: Muscida, front up, sector 1.',
        de: 'Bringe zuerst Jonas auf null: Muscida, Vorderseite nach oben, Sektor 1.',
        fr: 'Faites d’abord tomber Jonas : Muscida, côté recto, secteur 1.',
      },
    },
    {
      say: {
        en: 'Jonas is at 0, but the round is played to its end, and hulls may fall further. He has no cards and had to pass, so he has the initiative now. In sector 3 three of his fighters face nothing: that would cost you 3 hull and the game.',
        de: 'Jonas steht auf 0, aber die Runde wird zu Ende gespielt, und Hüllen können weiter fallen. Er hat keine Karten und musste passen, also hat er jetzt die Initiative. In Sektor 3 stehen drei seiner Jäger vor leerem Raum: Das würde dich 3 Hüllenpunkte kosten, und die Partie.',
        fr: 'Jonas est à 0, mais la manche se joue jusqu’au bout, et les blindages peuvent encore baisser. Sans carte, il a dû passer : il a donc l’Initiative. Dans le secteur 3, trois de ses Chasseurs n’ont rien en face : cela vous coûterait 3 points de blindage, et la partie.',
      },
    },
    {
      say: {
        en: 'Put something in their way: play Phact (1-02) back up into sector 3.',
        de: 'Stelle ihnen etwas in den Weg: Spiele Phact (1-02) mit der Rückseite nach oben in Sektor 3.',
        fr: 'Mettez-leur quelque chose en travers : jouez Phact (1-02) côté verso dans le secteur 3.',
      },
      moves: ['b 1-02 3'],
      hint: {
        en: 'Then three shots in sector 3 would go straight to your hull, and −1 is less than 0. Guard sector 3.',
        de: 'Dann gingen in Sektor 3 drei Schüsse direkt auf deine Hülle, und −1 ist weniger als 0. Schütze Sektor 3.',
        fr: 'Trois coups iraient alors droit à votre blindage dans le secteur 3, et −1 est moins que 0. Protégez le secteur 3.',
      },
      replies: [
        { seat: 1, move: 'shift =' },
        { seat: 1, move: 'order >' },
      ],
    },
    {
      say: {
        en: 'The back took two of the three shots, only one reached your hull. At the end of the round it is 1 to 0: you win. With equal hulls the number of cards would have decided.',
        de: 'Die Rückseite hat zwei der drei Schüsse abgefangen, nur einer kam bis zu deiner Hülle. Am Ende der Runde steht es 1 zu 0: Du gewinnst. Bei gleichen Hüllen hätte die Zahl der Karten entschieden.',
        fr: 'Le verso a pris deux des trois coups, un seul a atteint votre blindage. À la fin de la manche, c’est 1 à 0 : vous gagnez. À blindage égal, le nombre de cartes aurait décidé.',
      },
    },
  ],
  done: {
    en: 'You know how the game ends: at the end of the round, by the higher hull.',
    de: 'Du weißt, wie die Partie endet: am Ende der Runde, durch die höhere Hülle.',
    fr: 'Vous savez comment finit la partie : à la fin de la manche, et le blindage le plus élevé l’emporte.',
  },
}
