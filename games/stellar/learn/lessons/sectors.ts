import type { Lesson } from '@sternentisch/grammar'

/** ST-14, ST-15.1: two ways to hold a sector, and points nobody wants. */
export const sectors: Lesson = {
  id: 'sectors',
  title: { en: 'Sectors and winning', de: 'Sektoren und Siege', fr: 'Secteurs et victoires' },
  minutes: 2,
  seat: 0,
  seed: 'sectors',
  setup: {
    scenario: 4,
    players: [{ hand: ['Fo', 'Cr'] }, { hand: ['Ro'] }],
    sectors: [
      { solar: ['4:4', '1:5'], stacks: [[], ['Me']] },
      { solar: ['2:2F'], stacks: [[], ['Wr']] },
      { solar: ['5:-5'], stacks: [[], []] },
    ],
  },
  steps: [
    {
      say: {
        en: 'Between you and Jonas lie three sectors. Whoever holds a sector at the end takes all its cards and their points. The exact points are still hidden; below each card you see what it can be worth.',
        de: 'Zwischen dir und Jonas liegen drei Sektoren. Wer einen Sektor am Ende hält, nimmt alle seine Karten und damit ihre Punkte. Wie viele es genau sind, ist noch verborgen; unter jeder Karte steht, was sie wert sein kann.',
        fr: 'Entre Jonas et vous, il y a trois secteurs. Qui tient un secteur à la fin en prend toutes les cartes et leurs points. Leur valeur exacte est encore cachée ; sous chaque carte, vous voyez ce qu’elle peut valoir.',
      },
    },
    {
      say: {
        en: 'In sector 1 Jonas has a Mend with 2 settlement points. Your Founder has 4. Pick the Founder and lay it open into sector 1.',
        de: 'In Sektor 1 hat Jonas einen Mend mit 2 Siedlungspunkten. Dein Founder hat 4. Wähle den Founder und lege ihn offen in Sektor 1.',
        fr: 'Dans le secteur 1, Jonas a un Mend à 2 points de colonie. Votre Founder en a 4. Choisissez le Founder et posez-le visible dans le secteur 1.',
      },
      moves: ['Fo@1'],
      hint: {
        en: 'That would be allowed, too. For now: the Founder, sector 1, open.',
        de: 'Das wäre auch erlaubt. Fürs Erste aber: der Founder, Sektor 1, offen.',
        fr: 'Ce serait permis aussi. Pour l’instant : le Founder, secteur 1, visible.',
      },
      replies: [
        { seat: 1, move: 'Ro@3' },
        { seat: 1, move: 'Ro:0' },
      ],
    },
    {
      say: {
        en: 'You lead in sector 1 by 4 to 2. A Founder also looks around when it turns open: you now know that the sun is worth 4 and the asteroid 5. Jonas has sent a Rogue to the black hole in sector 3.',
        de: 'In Sektor 1 führst du mit 4 zu 2. Außerdem sieht sich ein Founder um, wenn er offen wird: Du weißt jetzt, dass die Sonne 4 und der Asteroid 5 Punkte wert ist. Jonas hat einen Rogue zum Schwarzen Loch in Sektor 3 geschickt.',
        fr: 'Vous menez 4 à 2 dans le secteur 1. De plus, un Founder regarde autour de lui quand il devient visible : vous savez maintenant que le soleil vaut 4 et l’astéroïde 5. Jonas a envoyé un Rogue vers le trou noir du secteur 3.',
      },
    },
    {
      say: {
        en: 'In sector 2 a Warp Ring settles for Jonas with 3 points. Settlers count only where no military ship lies. Lay your Crusher open into sector 2.',
        de: 'In Sektor 2 siedelt ein Warp Ring für Jonas mit 3 Punkten. Siedler zählen nur dort, wo kein Militärschiff liegt. Lege deinen Crusher offen in Sektor 2.',
        fr: 'Dans le secteur 2, un Warp Ring colonise pour Jonas avec 3 points. Les colons ne comptent que là où il n’y a aucun vaisseau militaire. Posez votre Crusher visible dans le secteur 2.',
      },
      moves: ['Cr@2'],
      hint: {
        en: 'Possible, but sector 2 is the one you can take from Jonas: Crusher, sector 2, open.',
        de: 'Möglich, aber Sektor 2 kannst du Jonas abnehmen: Crusher, Sektor 2, offen.',
        fr: 'C’est possible, mais c’est le secteur 2 que vous pouvez prendre à Jonas : Crusher, secteur 2, visible.',
      },
    },
    {
      say: {
        en: 'All ships are out, so everything was turned over. You won sector 1 with 4 to 2 settlement points and sector 2 with a single military ship. Jonas had to take the black hole: −5 points, and nobody may refuse.',
        de: 'Alle Schiffe sind gelegt, also wurde alles umgedreht. Sektor 1 hast du mit 4 zu 2 Siedlungspunkten gewonnen, Sektor 2 mit einem einzigen Militärschiff. Jonas musste das Schwarze Loch nehmen: −5 Punkte, und ablehnen darf man nicht.',
        fr: 'Tous les vaisseaux sont posés, et tout a été retourné. Vous avez gagné le secteur 1 avec 4 points de colonie contre 2, et le secteur 2 avec un seul vaisseau militaire. Jonas a dû prendre le trou noir : −5 points, et l’on ne peut pas refuser.',
      },
    },
  ],
  done: {
    en: 'You know what it is all about: hold the right sectors, and leave the others to somebody else.',
    de: 'Jetzt weißt du, worum es geht: die richtigen Sektoren halten und die anderen jemand anderem überlassen.',
    fr: 'Vous savez l’essentiel : tenir les bons secteurs, et laisser les autres à quelqu’un d’autre.',
  },
}
