import type { Lesson } from '@sternentisch/grammar'

/** SF-6.6, SF-6.7, SF-6.14: the two big examples of the rulebook, played. */
export const chains: Lesson = {
  id: 'chains',
  title: { en: 'Chain reactions', de: 'Kettenreaktionen', fr: 'Réactions en chaîne' },
  minutes: 4,
  seat: 0,
  seed: 'chains',
  setup: {
    round: 2,
    players: [
      { sectors: [[], ['0-26b', '1-12', '2-08']], hand: ['3-10', '3-35', '0-16'] },
      { sectors: [[], [], ['0-21b']], hand: ['0-06', '0-01', '1-09'] },
    ],
  },
  steps: [
    {
      say: {
        en: 'Sector 2 is three cards deep: time for level 3. Naos (3-10) has two effects, a Horizontal move above and Draw below. Play it front up into sector 2.',
        de: 'Sektor 2 ist drei Karten tief: Zeit für Stufe 3. Naos (3-10) hat zwei Effekte, oben eine Horizontale Bewegung und unten Ziehen. Spiele sie mit der Vorderseite nach oben in Sektor 2.',
        fr: 'Le secteur 2 compte trois cartes : place au niveau 3. Naos (3-10) a deux effets, un Déplacement latéral en haut et Pioche en bas. Jouez-la côté recto dans le secteur 2.',
      },
      moves: ['p 3-10 2'],
      hint: {
        en: 'Legal, but the chain begins with Naos: front up, sector 2.',
        de: 'Erlaubt, aber die Kette beginnt mit Naos: Vorderseite nach oben, Sektor 2.',
        fr: 'C’est permis, mais la chaîne commence par Naos : côté recto, secteur 2.',
      },
    },
    {
      say: {
        en: 'Both effects came into view at the same instant, so you choose the order. The other one waits, and may be lost if its half is covered meanwhile. Take Draw first: safe is safe.',
        de: 'Beide Effekte kamen im selben Augenblick in Sicht, also wählst du die Reihenfolge. Der andere wartet und kann verloren gehen, wenn sein Bereich inzwischen verdeckt wird. Nimm Ziehen zuerst: Sicher ist sicher.',
        fr: 'Les deux effets sont apparus au même instant : c’est vous qui choisissez l’ordre. L’autre attend, et peut être perdu si sa partie est recouverte entre-temps. Prenez d’abord Pioche : mieux vaut tenir que courir.',
      },
      moves: ['first l'],
      hint: {
        en: 'You may begin with the move. But take the card first: Draw.',
        de: 'Du darfst mit der Bewegung beginnen. Nimm aber zuerst die Karte: Ziehen.',
        fr: 'Vous pouvez commencer par le déplacement. Mais prenez d’abord la carte : Pioche.',
      },
    },
    {
      say: {
        en: 'A card lies aside, unseen until the next round. Now the Horizontal move. Suhail (2-08) lies covered right below Naos, with “Hit enemy cruiser” in its hidden half. Move Suhail to sector 3.',
        de: 'Eine Karte liegt beiseite, ungesehen bis zur nächsten Runde. Jetzt die Horizontale Bewegung. Suhail (2-08) liegt verdeckt direkt unter Naos, mit „Beschädige den feindlichen Kreuzer“ im verborgenen Bereich. Bewege Suhail in Sektor 3.',
        fr: 'Une carte est mise de côté, sans être vue avant la manche suivante. Maintenant le Déplacement latéral. Suhail (2-08) est recouverte, juste sous Naos, avec « Dégâts sur Croiseur adverse » dans sa partie cachée. Déplacez Suhail dans le secteur 3.',
      },
      moves: ['H S2.2 >'],
      hint: {
        en: 'Pull out the card whose hidden half you want: Suhail, to sector 3.',
        de: 'Ziehe die Karte heraus, deren verborgenen Bereich du willst: Suhail, in Sektor 3.',
        fr: 'Sortez la carte dont vous voulez la partie cachée : Suhail, vers le secteur 3.',
      },
      replies: [{ seat: 1, move: 'b 0-06 1' }],
    },
    {
      say: {
        en: 'Suhail came into view and hit: Jonas has 19. Naos slid down into the gap in the same step. That is why Hamal’s Vertical move, below, was never seen and did not trigger.',
        de: 'Suhail kam in Sicht und traf: Jonas hat 19. Naos ist im selben Schritt in die Lücke gerutscht. Darum war Hamals Vertikale Bewegung darunter nie zu sehen und hat nicht ausgelöst.',
        fr: 'Suhail est apparue et a touché : Jonas est à 19. Naos a glissé dans le vide à la même étape. C’est pourquoi le Déplacement vertical de Hamal, dessous, n’a jamais été vu et ne s’est pas déclenché.',
      },
    },
    {
      say: {
        en: 'Level 3 is free again. Spica (3-35) has Draw above and a Pivot below. Play it front up into sector 2.',
        de: 'Stufe 3 ist wieder frei. Spica (3-35) hat oben Ziehen und unten eine Kehrtwende. Spiele sie mit der Vorderseite nach oben in Sektor 2.',
        fr: 'Le niveau 3 est de nouveau libre. Spica (3-35) a Pioche en haut et un Pivotement en bas. Jouez-la côté recto dans le secteur 2.',
      },
      moves: ['p 3-35 2'],
      hint: {
        en: 'The second chain starts with Spica: front up, sector 2.',
        de: 'Die zweite Kette beginnt mit Spica: Vorderseite nach oben, Sektor 2.',
        fr: 'La seconde chaîne commence par Spica : côté recto, secteur 2.',
      },
    },
    {
      say: {
        en: 'Again two effects. Take Draw first.',
        de: 'Wieder zwei Effekte. Nimm Ziehen zuerst.',
        fr: 'De nouveau deux effets. Prenez d’abord Pioche.',
      },
      moves: ['first u'],
      hint: {
        en: 'First the card: Draw.',
        de: 'Zuerst die Karte: Ziehen.',
        fr: 'D’abord la carte : Pioche.',
      },
    },
    {
      say: {
        en: 'Now the Pivot. Naos lies covered and shows its Draw half. Turn Naos: Draw disappears, and the Horizontal move comes to light.',
        de: 'Jetzt die Kehrtwende. Naos liegt verdeckt und zeigt den Bereich mit Ziehen. Drehe Naos: Ziehen verschwindet, und die Horizontale Bewegung kommt zum Vorschein.',
        fr: 'Maintenant le Pivotement. Naos est recouverte et montre sa partie Pioche. Faites pivoter Naos : Pioche disparaît, et le Déplacement latéral apparaît.',
      },
      moves: ['T S2.2'],
      hint: {
        en: 'Look for a covered card with an effect in its hidden half: Naos, directly below Spica.',
        de: 'Suche eine verdeckte Karte mit einem Effekt im verborgenen Bereich: Naos, direkt unter Spica.',
        fr: 'Cherchez une carte recouverte dont la partie cachée a un effet : Naos, juste sous Spica.',
      },
    },
    {
      say: {
        en: 'The Horizontal move is yours. Use it on Naos itself and take it to sector 1: on top there, its Draw half comes into view once more.',
        de: 'Die Horizontale Bewegung gehört dir. Wende sie auf Naos selbst an und bringe sie in Sektor 1: Dort zuoberst kommt der Bereich mit Ziehen noch einmal in Sicht.',
        fr: 'Le Déplacement latéral est à vous. Appliquez-le à Naos elle-même, vers le secteur 1 : une fois au sommet, sa partie Pioche réapparaît.',
      },
      moves: ['H S2.2 <'],
      hint: {
        en: 'A good idea for another day. Move Naos to the left, into sector 1.',
        de: 'Eine gute Idee für ein andermal. Bewege Naos nach links, in Sektor 1.',
        fr: 'Une bonne idée pour une autre fois. Déplacez Naos vers la gauche, dans le secteur 1.',
      },
      replies: [{ seat: 1, move: 'b 0-01 2' }],
    },
    {
      say: {
        en: 'The third card lies aside. Two cards from your hand have set off seven effects: three Draws, two moves, a Pivot and a hit. In the next battle there may be more: if Spica is destroyed, Hamal comes into view.',
        de: 'Die dritte Karte liegt beiseite. Zwei Karten aus deiner Hand haben sieben Effekte ausgelöst: dreimal Ziehen, zwei Bewegungen, eine Kehrtwende und ein Treffer. Im nächsten Kampf können es mehr werden: Wird Spica zerstört, kommt Hamal in Sicht.',
        fr: 'La troisième carte est de côté. Deux cartes de votre main ont déclenché sept effets : trois Pioches, deux déplacements, un Pivotement et un coup au but. À la prochaine Bataille, il peut y en avoir d’autres : si Spica est détruite, Hamal apparaît.',
      },
    },
  ],
  done: {
    en: 'You have seen how far one card can reach. Read the covered halves: the best moves are hidden there.',
    de: 'Du hast gesehen, wie weit eine einzige Karte reicht. Lies die verdeckten Bereiche: Dort stecken die besten Züge.',
    fr: 'Vous avez vu jusqu’où peut mener une seule carte. Lisez les parties recouvertes : les meilleurs coups s’y cachent.',
  },
}
