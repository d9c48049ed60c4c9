import type { Lesson } from '@sternentisch/grammar'

/** SF-6.1 to SF-6.5: what triggers, what does not, and whose effect it is. */
export const intoView: Lesson = {
  id: 'into-view',
  title: { en: 'Into view', de: 'In Sicht', fr: 'En vue' },
  minutes: 3,
  seat: 0,
  seed: 'into-view',
  setup: {
    round: 2,
    players: [
      {
        sectors: [
          ['2-34', '0-06'],
          ['1-12', '2-08'],
        ],
        hand: ['0-21', '0-04', '0-16'],
      },
      { sectors: [[], [], [], ['0-31', '0-26b']], hand: ['1-07', '1-09', '1-02'] },
    ],
  },
  steps: [
    {
      say: {
        en: 'An effect happens when its half comes into view. Polaris (0-21) has a Horizontal move. Play it front up into sector 4.',
        de: 'Ein Effekt geschieht, wenn sein Bereich in Sicht kommt. Polaris (0-21) hat eine Horizontale Bewegung. Spiele sie mit der Vorderseite nach oben in Sektor 4.',
        fr: 'Un effet se produit quand sa partie apparaît. Polaris (0-21) a un Déplacement latéral. Jouez-la côté recto dans le secteur 4.',
      },
      moves: ['p 0-21 4'],
      hint: {
        en: 'Allowed, but here we need Polaris: front up, sector 4.',
        de: 'Erlaubt, aber hier brauchen wir Polaris: Vorderseite nach oben, Sektor 4.',
        fr: 'Permis, mais il nous faut Polaris : côté recto, secteur 4.',
      },
    },
    {
      say: {
        en: 'Move Suhail (2-08), the top card of sector 2, to sector 3. What will happen? Suhail shows both its halves already. But below it, Hamal waits.',
        de: 'Bewege Suhail (2-08), die oberste Karte von Sektor 2, in Sektor 3. Was wird geschehen? Suhail zeigt schon beide Bereiche. Aber darunter wartet Hamal.',
        fr: 'Déplacez Suhail (2-08), la carte du dessus du secteur 2, dans le secteur 3. Que va-t-il se passer ? Suhail montre déjà ses deux parties. Mais dessous, Hamal attend.',
      },
      moves: ['H S2.1 >'],
      hint: {
        en: 'Any card may move one sector. Here: Suhail, from sector 2 to sector 3.',
        de: 'Jede Karte darf einen Sektor weiter. Hier: Suhail, von Sektor 2 in Sektor 3.',
        fr: 'Toute carte peut passer dans un secteur voisin. Ici : Suhail, du secteur 2 au secteur 3.',
      },
    },
    {
      say: {
        en: 'Suhail did nothing: what was visible and stays visible does not trigger. But Hamal’s Vertical move came into view. It may go to either board! Under Jonas’s back in his sector 4 lies Kochab with “Hit own cruiser”. Bring Kochab to the top.',
        de: 'Suhail hat nichts bewirkt: Was zu sehen war und zu sehen bleibt, löst nicht aus. Aber Hamals Vertikale Bewegung kam in Sicht. Sie darf auf beide Tableaus wirken! Unter der Rückseite in Jonas’ Sektor 4 liegt Kochab mit „Beschädige den eigenen Kreuzer“. Bringe Kochab nach oben.',
        fr: 'Suhail n’a rien fait : ce qui était visible et le reste ne se déclenche pas. Mais le Déplacement vertical de Hamal est apparu. Il peut s’appliquer aux deux plateaux ! Sous le verso du secteur 4 de Jonas se trouve Kochab, avec « Dégâts sur son Croiseur ». Faites-la passer au sommet.',
      },
      moves: ['V N4.0'],
      hint: {
        en: 'You may choose any card. The one that hurts Jonas is Kochab, the lower card of his sector 4.',
        de: 'Du darfst jede Karte wählen. Die Karte, die Jonas schadet, ist Kochab: die untere in seinem Sektor 4.',
        fr: 'Vous pouvez choisir n’importe quelle carte. Celle qui nuit à Jonas, c’est Kochab, la carte du bas de son secteur 4.',
      },
      replies: [{ seat: 1, move: 'b 1-07 1' }],
    },
    {
      say: {
        en: 'Kochab belongs to Jonas, so it hit his own cruiser: 19. The owner of a card controls its effects, whoever uncovers them. Next, Kraz (0-04) with a Pivot: play it front up into sector 5.',
        de: 'Kochab gehört Jonas, also traf sie seinen eigenen Kreuzer: 19. Wem eine Karte gehört, der kontrolliert ihre Effekte, egal wer sie aufdeckt. Als Nächstes Kraz (0-04) mit einer Kehrtwende: Spiele sie mit der Vorderseite nach oben in Sektor 5.',
        fr: 'Kochab est à Jonas : elle a donc touché son propre Croiseur, 19. Le propriétaire d’une carte contrôle ses effets, peu importe qui les découvre. Ensuite Kraz (0-04), avec un Pivotement : jouez-la côté recto dans le secteur 5.',
      },
      moves: ['p 0-04 5'],
      hint: {
        en: 'Possible. For the lesson: Kraz, front up, sector 5.',
        de: 'Möglich. Für die Lektion aber: Kraz, Vorderseite nach oben, Sektor 5.',
        fr: 'C’est possible. Pour la leçon : Kraz, côté recto, secteur 5.',
      },
    },
    {
      say: {
        en: 'In sector 1, Menkent (2-34) lies covered: you see its lower half, and the reminder icons tell of a Vertical move above. Turn Menkent, and the halves change places.',
        de: 'In Sektor 1 liegt Menkent (2-34) verdeckt: Du siehst den unteren Bereich, und die Erinnerungssymbole verraten eine Vertikale Bewegung im oberen. Drehe Menkent, und die Bereiche tauschen die Plätze.',
        fr: 'Dans le secteur 1, Menkent (2-34) est recouverte : vous voyez sa partie inférieure, et les icônes de rappel annoncent un Déplacement vertical au-dessus. Faites pivoter Menkent, et ses parties échangent leurs places.',
      },
      moves: ['T S1.0'],
      hint: {
        en: 'A top card shows both halves anyway: turning it would trigger nothing. Choose Menkent, the lower card of your sector 1.',
        de: 'Eine oberste Karte zeigt ohnehin beide Bereiche: Sie zu drehen löst nichts aus. Wähle Menkent, die untere Karte deines Sektors 1.',
        fr: 'Une carte du dessus montre de toute façon ses deux parties : la pivoter ne déclenche rien. Choisissez Menkent, la carte du bas de votre secteur 1.',
      },
    },
    {
      say: {
        en: 'The Vertical move came to light and is yours to use; “Hit enemy cruiser” is covered now. Use the move on Menkent itself: on top, its other half comes back into view.',
        de: 'Die Vertikale Bewegung kam zum Vorschein, und du darfst sie nutzen; „Beschädige den feindlichen Kreuzer“ ist jetzt verdeckt. Wende die Bewegung auf Menkent selbst an: Zuoberst kommt der andere Bereich wieder in Sicht.',
        fr: 'Le Déplacement vertical est apparu, et il est à vous ; « Dégâts sur Croiseur adverse » est maintenant recouvert. Appliquez le déplacement à Menkent elle-même : au sommet, son autre partie réapparaît.',
      },
      moves: ['V S1.0'],
      hint: {
        en: 'An effect may hit the very card that shows it. Choose Menkent in sector 1.',
        de: 'Ein Effekt darf auch die Karte treffen, die ihn zeigt. Wähle Menkent in Sektor 1.',
        fr: 'Un effet peut viser la carte même qui le montre. Choisissez Menkent dans le secteur 1.',
      },
      replies: [{ seat: 1, move: 'b 1-09 2' }],
    },
    {
      say: {
        en: 'Hit: Jonas has 18. The Vertical half of Menkent was visible before and after, so it did not trigger again. One card from your hand has set off three effects.',
        de: 'Treffer: Jonas hat 18. Die Vertikale Bewegung auf Menkent war vorher und nachher zu sehen, also hat sie nicht noch einmal ausgelöst. Eine Karte aus deiner Hand hat drei Effekte in Gang gesetzt.',
        fr: 'Touché : Jonas est à 18. Le Déplacement vertical de Menkent était visible avant et après : il ne s’est donc pas déclenché de nouveau. Une carte de votre main a déclenché trois effets.',
      },
    },
  ],
  done: {
    en: 'You know the one question that decides everything: was it hidden, and is it visible now?',
    de: 'Du kennst die eine Frage, die alles entscheidet: War es verborgen, und ist es jetzt zu sehen?',
    fr: 'Vous connaissez la question qui décide de tout : était-ce caché, et le voit-on maintenant ?',
  },
}
