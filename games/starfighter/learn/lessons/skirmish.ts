import type { Lesson } from '@sternentisch/grammar'

/** SF-6.8, SF-6.28, SF-6.29, SF-5.8, SF-5.9: the symbols that Skirmish adds. */
export const skirmish: Lesson = {
  id: 'skirmish',
  title: {
    en: 'New symbols in Skirmish',
    de: 'Neue Symbole im Scharmützel',
    fr: 'Les symboles de l’Escarmouche',
  },
  minutes: 4,
  seat: 0,
  seed: 'skirmish',
  setup: {
    options: { mode: 'skirmish' },
    round: 3,
    players: [
      { sectors: [[], [], ['0-24', '1-02'], ['2-43']], hand: ['0-86', '1-52', '0-41'] },
      {
        sectors: [['2-08', '0-01b{u1}'], [], ['1-57'], ['0-31', '0-11b{u1}']],
        hand: ['1-07', '2-03', '1-12'],
      },
    ],
  },
  steps: [
    {
      say: {
        en: 'Rastaban (0-86) is strong for level 0, at a price: “Hit own cruiser” above. But below is a Barrel roll, which turns a card over. Play Rastaban front up into sector 1.',
        de: 'Rastaban (0-86) ist stark für Stufe 0, zu einem Preis: oben „Beschädige den eigenen Kreuzer“. Unten aber ist eine Fassrolle, die eine Karte umdreht. Spiele Rastaban mit der Vorderseite nach oben in Sektor 1.',
        fr: 'Rastaban (0-86) est forte pour un niveau 0, mais elle a un prix : « Dégâts sur son Croiseur » en haut. En bas, il y a pourtant un Retournement, qui retourne une carte. Jouez Rastaban côté recto dans le secteur 1.',
      },
      moves: ['p 0-86 1'],
      hint: {
        en: 'Allowed. For the trick we need Rastaban: front up, sector 1.',
        de: 'Erlaubt. Für den Trick brauchen wir Rastaban: Vorderseite nach oben, Sektor 1.',
        fr: 'Permis. Pour l’astuce, il nous faut Rastaban : côté recto, secteur 1.',
      },
    },
    {
      say: {
        en: 'Two effects at once: the order is yours. A waiting effect is cancelled if its half is hidden. So take the Barrel roll first.',
        de: 'Zwei Effekte zugleich: Die Reihenfolge bestimmst du. Ein wartender Effekt entfällt, wenn sein Bereich verborgen wird. Nimm also zuerst die Fassrolle.',
        fr: 'Deux effets à la fois : l’ordre est à vous. Un effet en attente est annulé si sa partie est cachée. Prenez donc d’abord le Retournement.',
      },
      moves: ['first l'],
      hint: {
        en: 'Then your own cruiser would be hit. Take the Barrel roll first.',
        de: 'Dann würde dein eigener Kreuzer getroffen. Nimm zuerst die Fassrolle.',
        fr: 'Votre propre Croiseur serait alors touché. Prenez d’abord le Retournement.',
      },
    },
    {
      say: {
        en: 'Turn over Rastaban itself.',
        de: 'Drehe Rastaban selbst um.',
        fr: 'Retournez Rastaban elle-même.',
      },
      moves: ['R S1.0'],
      hint: {
        en: 'Interesting, but then “Hit own cruiser” would still be waiting. Turn over Rastaban.',
        de: 'Interessant, aber dann würde „Beschädige den eigenen Kreuzer“ noch immer warten. Drehe Rastaban um.',
        fr: 'Intéressant, mais « Dégâts sur son Croiseur » attendrait toujours. Retournez Rastaban.',
      },
      replies: [{ seat: 1, move: 'b 1-07 5' }],
    },
    {
      say: {
        en: 'Rastaban is a back now, and your hull is unharmed. The front can return some day, by another Barrel roll. Next Bellatrix (1-52) with Hit fighter: play it front up into sector 1.',
        de: 'Rastaban ist jetzt eine Rückseite, und deine Hülle ist unversehrt. Die Vorderseite kann eines Tages zurückkehren, durch eine weitere Fassrolle. Als Nächstes Bellatrix (1-52) mit „Beschädige Jäger“: Spiele sie mit der Vorderseite nach oben in Sektor 1.',
        fr: 'Rastaban est désormais un verso, et votre blindage est intact. Le recto peut revenir un jour, par un autre Retournement. Ensuite Bellatrix (1-52), avec Dégâts sur Chasseur : jouez-la côté recto dans le secteur 1.',
      },
      moves: ['p 1-52 1'],
      hint: {
        en: 'Bellatrix fits on level 1: front up, sector 1.',
        de: 'Bellatrix passt auf Stufe 1: Vorderseite nach oben, Sektor 1.',
        fr: 'Bellatrix convient au niveau 1 : côté recto, secteur 1.',
      },
    },
    {
      say: {
        en: 'One damage on a top card of your choice. Two of Jonas’s backs have only one fighter left, in his sectors 1 and 4. Before you shoot, read what lies below: in one of them “Hit enemy cruiser”, which would hit you, in the other “Hit own cruiser”.',
        de: 'Ein Schaden auf eine oberste Karte deiner Wahl. Zwei Rückseiten von Jonas haben nur noch einen Jäger, in seinen Sektoren 1 und 4. Bevor du schießt, lies, was darunterliegt: in einem „Beschädige den feindlichen Kreuzer“, das würde dich treffen, im anderen „Beschädige den eigenen Kreuzer“.',
        fr: 'Un dégât sur une carte du dessus de votre choix. Deux versos de Jonas n’ont plus qu’un Chasseur, dans ses secteurs 1 et 4. Avant de tirer, lisez ce qu’il y a dessous : dans l’un « Dégâts sur Croiseur adverse », qui vous toucherait, dans l’autre « Dégâts sur son Croiseur ».',
      },
      moves: ['G N4'],
      hint: {
        en: 'Look below first: the one to uncover is in Jonas’s sector 4.',
        de: 'Sieh zuerst nach, was darunterliegt: Aufdecken willst du in Jonas’ Sektor 4.',
        fr: 'Regardez d’abord dessous : c’est dans le secteur 4 de Jonas qu’il faut découvrir.',
      },
      replies: [{ seat: 1, move: 'b 2-03 5' }],
    },
    {
      say: {
        en: 'Kochab came into view and hit Jonas: 19. Now think of the battle. Your sector 3 shoots with 7, but opposite lies Alioth with a force field: one damage gets through, the rest is lost. Pass, and keep the initiative.',
        de: 'Kochab kam in Sicht und traf Jonas: 19. Jetzt denke an den Kampf. Dein Sektor 3 schießt mit 7, aber gegenüber liegt Alioth mit einem Kraftfeld: Ein Schaden kommt durch, der Rest verpufft. Passe und behalte die Initiative.',
        fr: 'Kochab est apparue et a touché Jonas : 19. Pensez maintenant à la Bataille. Votre secteur 3 tire 7 coups, mais en face se trouve Alioth, avec un champ de force : un dégât passe, le reste est perdu. Passez, et gardez l’Initiative.',
      },
      moves: ['pass'],
      hint: {
        en: 'You want to shift, and for that you need the initiative: pass first.',
        de: 'Du willst verschieben, und dafür brauchst du die Initiative: Passe zuerst.',
        fr: 'Vous voulez décaler votre Croiseur, et pour cela il faut l’Initiative : passez d’abord.',
      },
      replies: [{ seat: 1, move: 'pass' }],
    },
    {
      say: {
        en: 'Shift to the left: then your sector 3 faces Jonas’s empty sector 2, and Seginus with its three shields faces Alioth.',
        de: 'Verschiebe nach links: Dann liegt dein Sektor 3 Jonas’ leerem Sektor 2 gegenüber, und Seginus mit drei Schilden liegt Alioth gegenüber.',
        fr: 'Décalez votre Croiseur vers la gauche : votre secteur 3 fait alors face au secteur 2 de Jonas, vide, et Seginus, avec ses trois écrans, fait face à Alioth.',
      },
      moves: ['shift <'],
      hint: {
        en: 'Seven shots want an empty sector in front of them: shift to the left.',
        de: 'Sieben Schüsse wollen einen leeren Sektor vor sich: Verschiebe nach links.',
        fr: 'Sept tirs méritent un secteur vide devant eux : décalez votre Croiseur vers la gauche.',
      },
    },
    {
      say: {
        en: 'Choose a direction; both are fine.',
        de: 'Wähle eine Richtung; beide sind gut.',
        fr: 'Choisissez un sens ; les deux conviennent.',
      },
      moves: ['order >', 'order <'],
    },
    {
      say: {
        en: 'Seven hits on the hull: Jonas is down to 12. Alioth took one marker instead of four. Its two shots went onto the shields of Seginus, and those have recovered by now. Where you had nothing, you lost 4 hull.',
        de: 'Sieben Treffer auf die Hülle: Jonas hat noch 12. Alioth hat einen Marker statt vier genommen. Ihre zwei Schüsse gingen auf die Schilde von Seginus, und die haben sich schon wieder erholt. Wo du nichts hattest, hast du 4 Hüllenpunkte verloren.',
        fr: 'Sept coups au blindage : Jonas tombe à 12. Alioth a pris un marqueur au lieu de quatre. Ses deux tirs sont allés sur les écrans de Seginus, déjà régénérés. Là où vous n’aviez rien, vous avez perdu 4 points de blindage.',
      },
    },
  ],
  done: {
    en: 'You know every symbol now. Skirmish is waiting, with all cards and all cruisers.',
    de: 'Jetzt kennst du jedes Symbol. Das Scharmützel wartet, mit allen Karten und allen Kreuzern.',
    fr: 'Vous connaissez maintenant tous les symboles. L’Escarmouche vous attend, avec toutes les cartes et tous les Croiseurs.',
  },
}
