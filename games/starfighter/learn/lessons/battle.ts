import type { Lesson } from '@sternentisch/grammar'

/** SF-5: what a salvo uncovers, and a card that arrives in the middle of it. */
export const battle: Lesson = {
  id: 'battle',
  title: { en: 'In the thick of battle', de: 'Mitten im Kampf', fr: 'Au cœur de la Bataille' },
  minutes: 3,
  seat: 0,
  seed: 'battle',
  setup: {
    round: 2,
    players: [
      { sectors: [[], ['2-23', '0-01b'], ['0-06'], ['0-26b', '1-02']], hand: ['0-16'] },
      { sectors: [[], ['0-24', '0-21b'], [], ['0-31', '1-07']] },
    ],
  },
  steps: [
    {
      say: {
        en: 'Your sector 2 faces Jonas’s: count the visible fighters. You have 3, he has 5. So you will take five damage there and your top card has only two fighters. But below it lies Markab with a Horizontal move.',
        de: 'Dein Sektor 2 liegt dem von Jonas gegenüber: Zähle die sichtbaren Jäger. Du hast 3, er hat 5. Du wirst dort also fünf Treffer nehmen, und deine oberste Karte hat nur zwei Jäger. Darunter liegt aber Markab mit einer Horizontalen Bewegung.',
        fr: 'Votre secteur 2 fait face à celui de Jonas : comptez les Chasseurs visibles. Vous en avez 3, lui 5. Vous subirez donc cinq dégâts, et votre carte du dessus n’a que deux Chasseurs. Mais en dessous se trouve Markab, avec un Déplacement latéral.',
      },
    },
    {
      say: {
        en: 'Pass. Jonas has no cards left and must pass, too.',
        de: 'Passe. Jonas hat keine Karten mehr und muss ebenfalls passen.',
        fr: 'Passez. Jonas n’a plus de cartes et doit passer aussi.',
      },
      moves: ['pass'],
      hint: {
        en: 'Keep that card for the next round. Pass.',
        de: 'Hebe dir die Karte für die nächste Runde auf. Passe.',
        fr: 'Gardez cette carte pour la manche suivante. Passez.',
      },
    },
    {
      say: {
        en: 'Stay where you are: do not shift.',
        de: 'Bleib, wo du bist: Verschiebe nicht.',
        fr: 'Restez où vous êtes : ne décalez pas votre Croiseur.',
      },
      moves: ['shift ='],
      hint: {
        en: 'Shifting is allowed, but this time your cruiser stays.',
        de: 'Verschieben ist erlaubt, aber diesmal bleibt dein Kreuzer stehen.',
        fr: 'Décaler votre Croiseur est permis, mais cette fois il ne bouge pas.',
      },
    },
    {
      say: {
        en: 'The direction matters now: what happens in sector 2 shall still help in sector 3. Fight from left to right.',
        de: 'Jetzt zählt die Richtung: Was in Sektor 2 geschieht, soll in Sektor 3 noch nützen. Kämpfe von links nach rechts.',
        fr: 'Le sens compte à présent : ce qui se passe dans le secteur 2 doit encore servir dans le secteur 3. Combattez de gauche à droite.',
      },
      moves: ['order >'],
      hint: {
        en: 'Then sector 3 would be over before sector 2 begins. From left to right, please.',
        de: 'Dann wäre Sektor 3 vorbei, bevor Sektor 2 beginnt. Von links nach rechts, bitte.',
        fr: 'Le secteur 3 serait alors terminé avant le secteur 2. De gauche à droite, s’il vous plaît.',
      },
    },
    {
      say: {
        en: 'Two damage destroyed your back, and Markab’s Horizontal move came into view. The battle waits for you; three damage are still to come. Move Atria (0-06) from sector 3 to sector 2: it will lie on top and take them.',
        de: 'Zwei Treffer haben deine Rückseite zerstört, und Markabs Horizontale Bewegung ist in Sicht gekommen. Der Kampf wartet auf dich; drei kommen noch. Bewege Atria (0-06) aus Sektor 3 in Sektor 2: Sie liegt dann zuoberst und nimmt sie.',
        fr: 'Deux dégâts ont détruit votre verso, et le Déplacement latéral de Markab est apparu. La Bataille vous attend ; trois dégâts sont encore à venir. Déplacez Atria (0-06) du secteur 3 au secteur 2 : elle sera au sommet et les prendra.',
      },
      moves: ['H S3.0 <'],
      hint: {
        en: 'Legal, but three damage are on their way to sector 2. Atria has exactly three fighters.',
        de: 'Erlaubt, aber drei Treffer sind unterwegs in Sektor 2. Atria hat genau drei Jäger.',
        fr: 'C’est permis, mais trois dégâts arrivent dans le secteur 2. Atria a exactement trois Chasseurs.',
      },
    },
    {
      say: {
        en: 'Atria took all three and is gone. Markab was covered in between, so its move came into view again. Now move Markab itself to sector 3: Jonas has nothing there, and that engagement is still to come.',
        de: 'Atria hat alle drei genommen und ist weg. Markab war zwischendurch verdeckt, also ist die Bewegung erneut in Sicht gekommen. Bewege nun Markab selbst in Sektor 3: Jonas hat dort nichts, und dieses Gefecht kommt erst noch.',
        fr: 'Atria a pris les trois et a disparu. Entre-temps, Markab était recouverte : son déplacement est donc de nouveau apparu. Déplacez maintenant Markab elle-même dans le secteur 3 : Jonas n’y a rien, et ce combat est encore à venir.',
      },
      moves: ['H S2.0 >'],
      hint: {
        en: 'Any card may be moved, on either board. But Markab can strike in sector 3.',
        de: 'Bewegen darfst du jede Karte, auf beiden Tableaus. Aber Markab kann in Sektor 3 zuschlagen.',
        fr: 'Vous pouvez déplacer n’importe quelle carte, sur les deux plateaux. Mais Markab peut frapper dans le secteur 3.',
      },
    },
    {
      say: {
        en: 'The rest happened by itself. Your salvo of 3 stayed fixed: it destroyed Jonas’s back and uncovered “Hit own cruiser” on Saiph. In sector 3 Markab hit the hull three times. In sector 4 a card of Jonas’s was destroyed, and again “Hit own cruiser” lay below.',
        de: 'Der Rest geschah von selbst. Deine Salve von 3 stand fest: Sie hat Jonas’ Rückseite zerstört und auf Saiph „Beschädige den eigenen Kreuzer“ aufgedeckt. In Sektor 3 traf Markab dreimal die Hülle. In Sektor 4 wurde eine Karte von Jonas zerstört, und wieder lag „Beschädige den eigenen Kreuzer“ darunter.',
        fr: 'Le reste s’est fait tout seul. Votre salve de 3 était fixée : elle a détruit le verso de Jonas et découvert « Dégâts sur son Croiseur » sur Saiph. Dans le secteur 3, Markab a touché trois fois le blindage. Dans le secteur 4, une carte de Jonas a été détruite, et là encore « Dégâts sur son Croiseur » se trouvait dessous.',
      },
    },
    {
      say: {
        en: 'Jonas is down to 15, you are unharmed. Your Phact in sector 4 carries three markers: those fighters shoot no more until something covers them.',
        de: 'Jonas hat noch 15, du bist unversehrt. Deine Karte Phact in Sektor 4 trägt drei Marker: Diese Jäger schießen nicht mehr, bis etwas sie verdeckt.',
        fr: 'Jonas tombe à 15, vous êtes indemne. Votre Phact du secteur 4 porte trois marqueurs : ces Chasseurs ne tirent plus tant que rien ne les recouvre.',
      },
    },
  ],
  done: {
    en: 'You know how a battle runs: counted first, then hit by hit, and every uncovered effect has its say.',
    de: 'Du weißt, wie ein Kampf läuft: erst zählen, dann Treffer für Treffer, und jeder aufgedeckte Effekt redet mit.',
    fr: 'Vous savez comment se déroule une Bataille : on compte d’abord, puis coup par coup, et chaque effet découvert a son mot à dire.',
  },
}
