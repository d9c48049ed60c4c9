import type { Lesson } from '@sternentisch/grammar'

/** The simplified first game: manpower, ships, the first attack, healing (SP-3 to SP-5, SP-9, SP-15). */
export const firstGame: Lesson = {
  id: 'first-game',
  title: { en: 'Your first game', de: 'Dein erstes Spiel', fr: 'Votre première partie' },
  minutes: 3,
  seat: 0,
  seed: 'first-game',
  setup: {
    options: { mode: 'first', firstSeat: 'A' },
    turn: 1,
    players: [
      { hand: ['fighter', 'cruiser', 'patrol', 'veterans', 'recruits', 'crews'] },
      { hand: ['patrol', 'crews', 'lancer', 'veterans'] },
    ],
  },
  steps: [
    {
      say: {
        en: 'This is your Base: 1000 life points (LP). Opposite lies Jonas’s. Whoever shoots down the other one wins. In your hand are three ship cards and three reinforcements.',
        de: 'Das ist deine Basis: 1000 Lebenspunkte (LP). Gegenüber liegt die von Jonas. Wer die des Gegners abschießt, gewinnt. Auf der Hand hast du drei Schiffskarten und drei Reinforcementkarten.',
        fr: 'Voici votre Base : 1000 points de vie (LP). En face, celle de Jonas. Qui abat l’autre gagne. Vous avez en main trois cartes vaisseau et trois renforts.',
      },
    },
    {
      say: {
        en: 'Ships cost manpower (MP). Reinforcements give it to you, for this turn only. Play the Veterans: 150 MP.',
        de: 'Schiffe kosten Manpower (MP). Die bekommst du durch Reinforcementkarten, und zwar nur für diesen Zug. Spiele die Veteranen: 150 MP.',
        fr: 'Les vaisseaux coûtent de la manpower (MP). Les renforts vous en donnent, pour ce tour seulement. Jouez les Vétérans : 150 MP.',
      },
      moves: ['+ veterans'],
      hint: {
        en: 'That is allowed, too. This time begin with the Veterans: they bring the most.',
        de: 'Das ist auch erlaubt. Fange diesmal mit den Veteranen an: Sie bringen am meisten.',
        fr: 'C’est permis aussi. Cette fois, commencez par les Vétérans : ce sont eux qui rapportent le plus.',
      },
    },
    {
      say: {
        en: 'A Fighter card is a hundred fighters, each with AP 1 (its shot) and LP 1 (what it can take). It costs 120 MP. Bring it out.',
        de: 'Eine Jägerkarte sind hundert Jäger, jeder mit 1 AP (sein Schuss) und 1 LP (was er aushält). Sie kostet 120 MP. Bringe sie heraus.',
        fr: 'Une carte Chasseur, ce sont cent chasseurs, chacun avec AP 1 (son tir) et LP 1 (ce qu’il encaisse). Elle coûte 120 MP. Mettez-la en jeu.',
      },
      moves: ['> fighter'],
      hint: {
        en: 'Later. First the swarm: bring out the Fighter.',
        de: 'Später. Zuerst der Schwarm: Bringe die Jäger heraus.',
        fr: 'Plus tard. D’abord la nuée : mettez le Chasseur en jeu.',
      },
    },
    {
      say: {
        en: '30 MP are left. The Cruiser costs 80: a single ship with a shot of 100. You need not count beforehand: announce it, and pay the rest then.',
        de: '30 MP sind übrig. Der Kreuzer kostet 80: ein einzelnes Schiff mit einem Schuss von 100. Du musst nicht vorher rechnen: Sage ihn an und zahle dann den Rest.',
        fr: 'Il reste 30 MP. Le Croiseur coûte 80 : un seul vaisseau, avec un tir de 100. Nul besoin de compter d’avance : annoncez-le, puis payez le reste.',
      },
      moves: ['> cruiser'],
      hint: {
        en: 'Also possible. But try it this way: announce the Cruiser first.',
        de: 'Auch möglich. Probiere es aber einmal so: Sage zuerst den Kreuzer an.',
        fr: 'Possible aussi. Mais essayez ainsi : annoncez d’abord le Croiseur.',
      },
    },
    {
      say: {
        en: '50 MP are missing. Recruits bring exactly 50; with Trained Crews 50 MP would be left over and lost at the end of the turn. Pay with the Recruits.',
        de: 'Es fehlen 50 MP. Rekruten bringen genau 50; mit Stammcrews blieben 50 MP übrig, die am Ende des Zuges verfallen. Zahle mit den Rekruten.',
        fr: 'Il manque 50 MP. Les Recrues en donnent juste 50 ; avec les Équipages formés, 50 MP resteraient et disparaîtraient à la fin du tour. Payez avec les Recrues.',
      },
      moves: ['+ recruits'],
      hint: {
        en: 'That pays as well, but wastes 50 MP. Take the Recruits.',
        de: 'Das reicht auch, verschenkt aber 50 MP. Nimm die Rekruten.',
        fr: 'Cela paie aussi, mais gaspille 50 MP. Prenez les Recrues.',
      },
    },
    {
      say: {
        en: 'Fighters are class I, the Cruiser is class III; each class has a column of its own. In the very first turn nobody may attack, so say “Done!”.',
        de: 'Jäger sind Klasse I, der Kreuzer ist Klasse III; jede Klasse hat ihre eigene Spalte. Im allerersten Zug darf niemand angreifen, also sage „Fertig!“.',
        fr: 'Les chasseurs sont de classe I, le Croiseur de classe III ; chaque classe a sa colonne. Au tout premier tour, personne n’a le droit d’attaquer : dites « Terminé ! », avec le bouton « Finir le tour ».',
      },
      moves: ['done'],
      hint: {
        en: 'You could go on playing, but Trained Crews are more useful next turn. Say “Done!”.',
        de: 'Du könntest weiterspielen, aber die Stammcrews nützen dir im nächsten Zug mehr. Sage „Fertig!“.',
        fr: 'Vous pourriez continuer, mais les Équipages formés seront plus utiles au prochain tour. Dites « Terminé ! ».',
      },
      replies: [
        { seat: 1, move: '+ crews' },
        { seat: 1, move: '> patrol' },
        { seat: 1, move: 'done' },
      ],
    },
    {
      say: {
        en: 'Jonas has brought out a Patrol Wing: fifty fighters. It is your turn again, and two cards have been drawn. Now you may attack, once a turn. The small ships fight first: a hundred shots against fifty. Attack!',
        de: 'Jonas hat eine Patrouille herausgebracht: fünfzig Jäger. Du bist wieder am Zug und hast zwei Karten gezogen. Jetzt darfst du angreifen, einmal in jedem Zug. Die kleinen Schiffe kämpfen zuerst: hundert Schüsse gegen fünfzig. Greife an!',
        fr: 'Jonas a mis en jeu une Escadre de patrouille : cinquante chasseurs. C’est de nouveau à vous, et vous avez pioché deux cartes. Vous pouvez maintenant attaquer, une fois par tour. Les petits vaisseaux se battent d’abord : cent tirs contre cinquante. Attaquez !',
      },
      moves: ['!'],
      hint: {
        en: 'You can still do that after the attack. Attack now: his fleet is small.',
        de: 'Das geht nach dem Angriff immer noch. Greife jetzt an: Seine Flotte ist klein.',
        fr: 'Vous pourrez encore le faire après l’attaque. Attaquez maintenant : sa flotte est petite.',
      },
    },
    {
      say: {
        en: 'Row I: all ships fired. The Patrol Wing is gone, and fifty of your fighters too. Row III: Jonas has no class III, so your Cruiser met his Base and took 100 LP from it. Your Base does not fire.',
        de: 'Reihe I: Alle Schiffe haben gefeuert. Die Patrouille ist weg, und fünfzig deiner Jäger auch. Reihe III: Jonas hat keine Klasse III, also traf dein Kreuzer auf seine Basis und nahm ihr 100 LP. Deine Basis feuert nicht.',
        fr: 'Rangée I : tous les vaisseaux ont tiré. L’Escadre de patrouille a disparu, et cinquante de vos chasseurs aussi. Rangée III : Jonas n’a pas de classe III, votre Croiseur a donc rencontré sa Base et lui a pris 100 LP. Votre Base ne tire pas.',
      },
    },
    {
      say: {
        en: 'Fifty fighters are lost, but not the card. Say “Done!” and look at it again afterwards.',
        de: 'Fünfzig Jäger sind verloren, aber nicht die Karte. Sage „Fertig!“ und sieh sie dir danach noch einmal an.',
        fr: 'Cinquante chasseurs sont perdus, mais pas la carte. Dites « Terminé ! » et regardez-la de nouveau ensuite.',
      },
      moves: ['done'],
      hint: {
        en: 'Allowed, and in a real match often wise. Here say “Done!”.',
        de: 'Erlaubt, und in einer echten Partie oft klug. Hier sage „Fertig!“.',
        fr: 'Permis, et souvent sage dans une vraie partie. Ici, dites « Terminé ! ».',
      },
      replies: [
        { seat: 1, move: '+ veterans' },
        { seat: 1, move: '> lancer' },
        { seat: 1, move: 'done' },
      ],
    },
    {
      say: {
        en: 'All hundred are back: at the end of a turn every card that still has a ship is whole again. Only a Base never heals: Jonas’s stays at 900.',
        de: 'Alle hundert sind wieder da: Am Ende eines Zuges ist jede Karte wieder ganz, die noch ein Schiff hat. Nur eine Basis heilt nie: Die von Jonas bleibt bei 900.',
        fr: 'Les cent sont revenus : à la fin d’un tour, chaque carte qui a encore un vaisseau est de nouveau entière. Seule une Base ne guérit jamais : celle de Jonas reste à 900.',
      },
    },
  ],
  done: {
    en: 'Draw, pay, bring out, attack, “Done!”: that is a turn. You know enough for a first match.',
    de: 'Ziehen, zahlen, herausbringen, angreifen, „Fertig!“: Das ist ein Zug. Für eine erste Partie weißt du genug.',
    fr: 'Piocher, payer, mettre en jeu, attaquer, « Terminé ! » : voilà un tour. Vous en savez assez pour une première partie.',
  },
}
