import type { Lesson } from '@sternentisch/grammar'

/** SF-2.3, SF-3.8, SF-4.1, SF-5.13: deploy, pass, shift, fight, draw. */
export const round: Lesson = {
  id: 'round',
  title: { en: 'A whole round', de: 'Eine ganze Runde', fr: 'Une manche entière' },
  minutes: 3,
  seat: 0,
  seed: 'round',
  setup: {
    round: 2,
    players: [
      { sectors: [['0-06'], ['0-01']], hand: ['1-09', '0-21'] },
      { sectors: [['0-26b']], hand: ['2-03', '1-07'] },
    ],
  },
  steps: [
    {
      say: {
        en: 'The flag is the initiative: you have it, so you begin. In three of your sectors you still see a draw symbol. Each will bring you a card at the start of the next round, as long as its slot stays empty.',
        de: 'Die Flagge ist die Initiative: Du hast sie, also beginnst du. In dreien deiner Sektoren siehst du noch ein „Ziehen“-Symbol. Jedes bringt dir zu Beginn der nächsten Runde eine Karte, solange sein Feld leer bleibt.',
        fr: 'Le drapeau, c’est l’Initiative : vous l’avez, donc vous commencez. Dans trois de vos secteurs, on voit encore un symbole Pioche. Chacun vous apportera une carte au début de la manche suivante, tant que son emplacement reste vide.',
      },
    },
    {
      say: {
        en: 'So build upwards instead of sideways: play Diphda (1-09) front up into sector 1, on top of Atria. That covers no draw symbol.',
        de: 'Baue also in die Höhe statt in die Breite: Spiele Diphda (1-09) mit der Vorderseite nach oben in Sektor 1, auf Atria. Das verdeckt kein „Ziehen“-Symbol.',
        fr: 'Montez donc au lieu de vous étaler : jouez Diphda (1-09) côté recto dans le secteur 1, sur Atria. Cela ne recouvre aucun symbole Pioche.',
      },
      moves: ['p 1-09 1'],
      hint: {
        en: 'Allowed, but not what we are after: Diphda, front up, sector 1.',
        de: 'Erlaubt, aber nicht das, was wir wollen: Diphda, Vorderseite nach oben, Sektor 1.',
        fr: 'Permis, mais ce n’est pas notre but : Diphda, côté recto, secteur 1.',
      },
      replies: [{ seat: 1, move: 'b 2-03 2' }],
    },
    {
      say: {
        en: 'You could play another card. But whoever passes first has the initiative in the battle, and you would like to keep it. Pass.',
        de: 'Du könntest noch eine Karte spielen. Aber wer zuerst passt, hat im Kampf die Initiative, und die willst du behalten. Passe.',
        fr: 'Vous pourriez jouer encore une carte. Mais qui passe en premier a l’Initiative pendant la Bataille, et vous voulez la garder. Passez.',
      },
      moves: ['pass'],
      hint: {
        en: 'Then Jonas could pass before you and take the initiative. Pass now.',
        de: 'Dann könnte Jonas vor dir passen und die Initiative nehmen. Passe jetzt.',
        fr: 'Jonas pourrait alors passer avant vous et prendre l’Initiative. Passez maintenant.',
      },
      replies: [{ seat: 1, move: 'pass' }],
    },
    {
      say: {
        en: 'Now the battle. As you have the initiative, you may shift your own cruiser by one sector. One to the right, and your sector 2 faces Jonas’s empty sector 3, while his sector 1 faces nothing. Shift to the right.',
        de: 'Jetzt der Kampf. Weil du die Initiative hast, darfst du deinen Kreuzer um einen Sektor verschieben. Einen nach rechts, und dein Sektor 2 liegt Jonas’ leerem Sektor 3 gegenüber, während sein Sektor 1 kein Gegenüber hat. Verschiebe nach rechts.',
        fr: 'Place à la Bataille. Comme vous avez l’Initiative, vous pouvez décaler votre Croiseur d’un secteur. D’un secteur à droite, votre secteur 2 fait face au secteur 3 de Jonas, vide, et son secteur 1 n’a plus de vis-à-vis. Décalez-le vers la droite.',
      },
      moves: ['shift >'],
      hint: {
        en: 'You may, but compare: to the right, three of your fighters meet an empty sector.',
        de: 'Darfst du, aber vergleiche: Nach rechts treffen drei deiner Jäger auf einen leeren Sektor.',
        fr: 'C’est permis, mais comparez : vers la droite, trois de vos Chasseurs rencontrent un secteur vide.',
      },
    },
    {
      say: {
        en: 'You also choose where the battle begins. This time it makes no difference: choose either direction.',
        de: 'Du wählst auch, wo der Kampf beginnt. Diesmal ist es gleich: Nimm irgendeine Richtung.',
        fr: 'Vous choisissez aussi où la Bataille commence. Cette fois, peu importe : prenez le sens que vous voulez.',
      },
      moves: ['order >', 'order <'],
    },
    {
      say: {
        en: 'Your sector 1 fired 4 shots: two destroyed the back, two went on to the hull. Sector 2 fired 3 shots at an empty sector, all onto the hull. Jonas has 15 left. He fired 2 shots, which left markers on Diphda.',
        de: 'Dein Sektor 1 hat 4 Schüsse abgegeben: Zwei haben die Rückseite zerstört, zwei gingen weiter auf die Hülle. Sektor 2 hat 3 Schüsse auf einen leeren Sektor abgegeben, alle auf die Hülle. Jonas hat noch 15. Er hat 2 Schüsse abgegeben, die Marker auf Diphda hinterlassen haben.',
        fr: 'Votre secteur 1 a tiré 4 coups : deux ont détruit le verso, deux sont allés au blindage. Le secteur 2 a tiré 3 coups sur un secteur vide, tous au blindage. Il reste 15 à Jonas. Il a tiré 2 coups, qui ont laissé des marqueurs sur Diphda.',
      },
    },
    {
      say: {
        en: 'After the battle the initiative went to Jonas, and a new round has begun. You drew three cards for your three draw symbols. Jonas lost a card and has more empty sectors now: he drew four.',
        de: 'Nach dem Kampf ging die Initiative an Jonas, und eine neue Runde hat begonnen. Du hast für deine drei „Ziehen“-Symbole drei Karten gezogen. Jonas hat eine Karte verloren und nun mehr leere Sektoren: Er hat vier gezogen.',
        fr: 'Après la Bataille, l’Initiative est passée à Jonas, et une nouvelle manche a commencé. Vous avez pioché trois cartes pour vos trois symboles Pioche. Jonas a perdu une carte et a plus de secteurs vides : il en a pioché quatre.',
      },
    },
  ],
  done: {
    en: 'That was a whole round: Supply, Deployment, Battle. Everything else is in the effects.',
    de: 'Das war eine ganze Runde: Nachschub, Aufstellung, Kampf. Alles Weitere steckt in den Effekten.',
    fr: 'C’était une manche entière : Renforts, Déploiement, Bataille. Le reste est affaire d’effets.',
  },
}
