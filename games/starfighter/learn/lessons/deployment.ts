import type { Lesson } from '@sternentisch/grammar'

/** SF-3.2, SF-3.3, SF-3.6: a sector from level 0 to level 3. */
export const deployment: Lesson = {
  id: 'deployment',
  title: { en: 'First deployment', de: 'Erste Aufstellung', fr: 'Premier Déploiement' },
  minutes: 2,
  seat: 0,
  seed: 'deployment',
  setup: {
    players: [{ hand: ['3-10', '1-37', '2-08', '3-05', '0-21'] }, { hand: ['0-06', '1-02', '0-16'] }],
  },
  steps: [
    {
      say: {
        en: 'Below is your cruiser, Ares, and above it Athena with Jonas in command. Each has five sectors. Into yours you launch squadrons, from your edge towards Jonas. The chevrons in a slot are its level: none is level 0, then 1, 2 and 3.',
        de: 'Unten ist dein Kreuzer, Ares, und darüber Athena unter dem Befehl von Jonas. Beide haben fünf Sektoren. In deine schickst du Geschwader, von deinem Rand zu Jonas hin. Die Winkel in einem Feld sind seine Stufe: keiner ist Stufe 0, dann 1, 2 und 3.',
        fr: 'En bas, votre Croiseur, Ares, et au-dessus Athena, commandée par Jonas. Chacun a cinq secteurs. Vous lancez vos Escadrilles dans les vôtres, de votre bord vers Jonas. Les chevrons d’un emplacement donnent son niveau : aucun, c’est le niveau 0, puis 1, 2 et 3.',
      },
    },
    {
      say: {
        en: 'Naos (3-10) is a level-3 card, and sector 1 is still empty: only level 0 fits there. But with its back up, every card is level 0. Play Naos back up into sector 1.',
        de: 'Naos (3-10) ist eine Karte der Stufe 3, und Sektor 1 ist noch leer: Dort passt nur Stufe 0. Mit der Rückseite nach oben hat aber jede Karte Stufe 0. Spiele Naos mit der Rückseite nach oben in Sektor 1.',
        fr: 'Naos (3-10) est une carte de niveau 3, et le secteur 1 est encore vide : seul le niveau 0 y convient. Mais côté verso, toute carte est de niveau 0. Jouez Naos côté verso dans le secteur 1.',
      },
      moves: ['b 3-10 1'],
      hint: {
        en: 'That is allowed, too. To begin with: Naos, back up, sector 1.',
        de: 'Auch das ist erlaubt. Für den Anfang aber: Naos, Rückseite nach oben, Sektor 1.',
        fr: 'C’est permis aussi. Pour commencer : Naos, côté verso, secteur 1.',
      },
      replies: [{ seat: 1, move: 'b 0-06 3' }],
    },
    {
      say: {
        en: 'A back has two fighters. Jonas played a back as well, and you do not see which card it is. In sector 1 the next free slot is level 1, just right for Muscida (1-37). Play it front up into sector 1.',
        de: 'Eine Rückseite hat zwei Jäger. Auch Jonas hat eine Rückseite gespielt, und welche Karte es ist, siehst du nicht. In Sektor 1 hat das nächste freie Feld Stufe 1, genau richtig für Muscida (1-37). Spiele sie mit der Vorderseite nach oben in Sektor 1.',
        fr: 'Un verso a deux Chasseurs. Jonas a aussi joué un verso, et vous ne voyez pas quelle carte c’est. Dans le secteur 1, l’emplacement libre suivant est de niveau 1, parfait pour Muscida (1-37). Jouez-la côté recto dans le secteur 1.',
      },
      moves: ['p 1-37 1'],
      hint: {
        en: 'Possible, but we want to build sector 1: Muscida, front up.',
        de: 'Möglich, aber wir wollen Sektor 1 aufbauen: Muscida, Vorderseite nach oben.',
        fr: 'C’est possible, mais nous voulons bâtir le secteur 1 : Muscida, côté recto.',
      },
      replies: [{ seat: 1, move: 'p 1-02 3' }],
    },
    {
      say: {
        en: 'Muscida covers the upper half of the back, and its own effect happened at once: Hit enemy cruiser, Jonas is down to 19. The next slot is level 2. Play Suhail (2-08) front up into sector 1.',
        de: 'Muscida verdeckt den oberen Bereich der Rückseite, und ihr eigener Effekt ist sofort geschehen: „Beschädige den feindlichen Kreuzer“, Jonas hat noch 19. Das nächste Feld hat Stufe 2. Spiele Suhail (2-08) mit der Vorderseite nach oben in Sektor 1.',
        fr: 'Muscida recouvre la partie supérieure du verso, et son propre effet s’est produit aussitôt : « Dégâts sur Croiseur adverse », Jonas tombe à 19. L’emplacement suivant est de niveau 2. Jouez Suhail (2-08) côté recto dans le secteur 1.',
      },
      moves: ['p 2-08 1'],
      hint: {
        en: 'Stay in sector 1 and use the front of Suhail: it hits Jonas’s cruiser.',
        de: 'Bleibe in Sektor 1 und nimm die Vorderseite von Suhail: Sie trifft Jonas’ Kreuzer.',
        fr: 'Restez dans le secteur 1 et prenez le recto de Suhail : il touche le Croiseur de Jonas.',
      },
      replies: [{ seat: 1, move: 'pass' }],
    },
    {
      say: {
        en: 'Jonas has passed: he plays no more cards this round, and you may go on as long as you like. Level 3 is next. Crown the sector with Ruchbah (3-05), front up: four fighters.',
        de: 'Jonas hat gepasst: Er spielt in dieser Runde keine Karten mehr, und du darfst weitermachen, solange du willst. Jetzt kommt Stufe 3. Kröne den Sektor mit Ruchbah (3-05), Vorderseite nach oben: vier Jäger.',
        fr: 'Jonas a passé : il ne joue plus de carte jusqu’à la fin de la manche, et vous pouvez continuer tant que vous voulez. Voici le niveau 3. Couronnez le secteur avec Ruchbah (3-05), côté recto : quatre Chasseurs.',
      },
      moves: ['p 3-05 1'],
      hint: {
        en: 'A level-3 front fits only here and now: Ruchbah, front up, sector 1.',
        de: 'Eine Vorderseite der Stufe 3 passt nur hier und jetzt: Ruchbah, Vorderseite nach oben, Sektor 1.',
        fr: 'Un recto de niveau 3 ne convient qu’ici et maintenant : Ruchbah, côté recto, secteur 1.',
      },
    },
    {
      say: {
        en: 'Sector 1 is full. Of the four cards you see five halves, and all visible fighters shoot: four on top and one of Muscida, 5 together. Jonas has lost 3 hull before the battle has even begun.',
        de: 'Sektor 1 ist voll. Von den vier Karten siehst du fünf Bereiche, und alle sichtbaren Jäger schießen: vier ganz oben und einer von Muscida, zusammen 5. Jonas hat 3 Hüllenpunkte verloren, bevor der Kampf überhaupt begonnen hat.',
        fr: 'Le secteur 1 est plein. Des quatre cartes, vous voyez cinq parties, et tous les Chasseurs visibles tirent : quatre tout en haut et un de Muscida, 5 en tout. Jonas a perdu 3 points de blindage avant même le début de la Bataille.',
      },
    },
  ],
  done: {
    en: 'You can deploy: backs fit everywhere, strong fronts need a deep sector.',
    de: 'Du kannst aufstellen: Rückseiten passen überallhin, starke Vorderseiten brauchen einen tiefen Sektor.',
    fr: 'Vous savez déployer : les versos vont partout, les rectos forts demandent un secteur déjà bien garni.',
  },
}
