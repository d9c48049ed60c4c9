import type { Lesson } from '@sternentisch/grammar'

/** ST-8 to ST-11: each civil ability once, each preparing the next. */
export const abilities: Lesson = {
  id: 'abilities',
  title: { en: 'The four abilities', de: 'Die vier Fähigkeiten', fr: 'Les quatre capacités' },
  minutes: 4,
  seat: 0,
  seed: 'abilities',
  setup: {
    scenario: 2,
    players: [
      { hand: ['Fo', 'Wr'], fleet: ['Ro', 'Me'], discard: ['Sl'] },
      { hand: ['Ki', 'Fo'], fleet: ['Me', 'Wr'] },
    ],
    sectors: [
      { solar: ['5:6', '2:2F'], stacks: [[], ['Cr~']] },
      { solar: ['4:3', '1:4'], stacks: [[], []] },
      { solar: ['3:3'], stacks: [['Fl~'], []] },
    ],
  },
  steps: [
    {
      say: {
        en: 'First the Founder: a black hole can be a treasure or a trap. Lay your Founder open into sector 1 and find out.',
        de: 'Zuerst der Founder: Ein Schwarzes Loch kann ein Schatz sein oder eine Falle. Lege deinen Founder offen in Sektor 1 und finde es heraus.',
        fr: 'D’abord le Founder : un trou noir peut être un trésor ou un piège. Posez votre Founder visible dans le secteur 1 pour le savoir.',
      },
      moves: ['Fo@1'],
      hint: {
        en: 'First we want to know what lies in sector 1: Founder, open.',
        de: 'Erst wollen wir wissen, was in Sektor 1 liegt: Founder, offen.',
        fr: 'D’abord, nous voulons savoir ce qu’il y a dans le secteur 1 : Founder, visible.',
      },
    },
    {
      say: {
        en: 'A treasure: 6 points, and a planet with a shield. And Jonas’s hidden ship there is a Crusher. Your Foil in sector 3 stays hidden for now: reveal nothing.',
        de: 'Ein Schatz: 6 Punkte und ein Planet mit Schild. Und das verdeckte Schiff von Jonas dort ist ein Crusher. Dein Foil in Sektor 3 bleibt vorerst verdeckt: Decke nichts auf.',
        fr: 'Un trésor : 6 points, et une planète avec un bouclier. Et le vaisseau caché de Jonas y est un Crusher. Votre Foil du secteur 3 reste caché pour l’instant : ne révélez rien.',
      },
      moves: ['-'],
      hint: {
        en: 'The Foil is more useful hidden. Reveal nothing.',
        de: 'Verdeckt nützt der Foil mehr. Decke nichts auf.',
        fr: 'Caché, le Foil est plus utile. Ne révélez rien.',
      },
      replies: [
        { seat: 1, move: 'Ki@2' },
        { seat: 1, move: '-' },
      ],
    },
    {
      say: {
        en: 'Now the Warp Ring: a Foil beats a Crusher, but yours is in the wrong sector. Lay the Warp Ring into sector 3.',
        de: 'Jetzt der Warp Ring: Ein Foil schlägt einen Crusher, aber deiner liegt im falschen Sektor. Lege den Warp Ring in Sektor 3.',
        fr: 'Maintenant le Warp Ring : un Foil bat un Crusher, mais le vôtre est dans le mauvais secteur. Posez le Warp Ring dans le secteur 3.',
      },
      moves: ['Wr@3'],
      hint: {
        en: 'The Warp Ring works from anywhere, but here it goes to sector 3.',
        de: 'Der Warp Ring wirkt von überall, aber hier gehört er in Sektor 3.',
        fr: 'Le Warp Ring agit de partout, mais ici, il va dans le secteur 3.',
      },
    },
    {
      say: {
        en: 'Now move your Foil from sector 3 to sector 1. Your Founder is there, so the Foil turns open on landing, and then it fights.',
        de: 'Versetze jetzt deinen Foil von Sektor 3 in Sektor 1. Dort liegt dein Founder, also wird der Foil beim Landen offen, und dann kämpft er.',
        fr: 'Déplacez maintenant votre Foil du secteur 3 au secteur 1. Votre Founder s’y trouve : le Foil devient donc visible en arrivant, puis il combat.',
      },
      moves: ['Wr 3.1>1'],
      hint: {
        en: 'Another ship or another goal would be allowed. The Crusher waits in sector 1, though: send the Foil there.',
        de: 'Ein anderes Schiff oder Ziel wäre erlaubt. Der Crusher wartet aber in Sektor 1: Schicke den Foil dorthin.',
        fr: 'Un autre vaisseau ou un autre but serait permis. Mais le Crusher attend dans le secteur 1 : envoyez-y le Foil.',
      },
      replies: [
        { seat: 1, move: 'Fo@3~' },
        { seat: 1, move: '-' },
      ],
    },
    {
      say: {
        en: 'Sector 1 is yours. Next the Mend: in sector 2 lies an open Kite, and your lost Slicer would beat it. Lay the Mend open into sector 2.',
        de: 'Sektor 1 gehört dir. Nun der Mend: In Sektor 2 liegt ein offener Kite, und dein verlorener Slicer würde ihn schlagen. Lege den Mend offen in Sektor 2.',
        fr: 'Le secteur 1 est à vous. Ensuite le Mend : dans le secteur 2 se trouve un Kite visible, et votre Slicer perdu le battrait. Posez le Mend visible dans le secteur 2.',
      },
      moves: ['Me@2'],
      hint: {
        en: 'The Mend is needed in sector 2, and open, so that it acts at once.',
        de: 'Der Mend wird in Sektor 2 gebraucht, und zwar offen, damit er sofort wirkt.',
        fr: 'Le Mend est attendu dans le secteur 2, visible, pour agir aussitôt.',
      },
    },
    {
      say: {
        en: 'Fetch the Slicer from your discard. Nothing lies beneath the Mend, so it comes face-down, and fights all the same.',
        de: 'Hole den Slicer aus deiner Ablage. Unter dem Mend liegt nichts, also kommt er verdeckt und kämpft trotzdem.',
        fr: 'Récupérez le Slicer dans votre défausse. Rien n’est sous le Mend : il arrive donc caché, et il combat quand même.',
      },
      moves: ['Me<Sl~'],
      hint: {
        en: 'You could let it lapse, but a free Slicer is hard to beat. Fetch it.',
        de: 'Du könntest verzichten, aber einen Slicer geschenkt bekommt man selten. Hole ihn.',
        fr: 'Vous pourriez renoncer, mais un Slicer gratuit ne se refuse pas. Récupérez-le.',
      },
    },
    {
      say: {
        en: 'The Kite is destroyed, and the Slicer lies hidden beneath the Mend. Leave it so: reveal nothing.',
        de: 'Der Kite ist zerstört, und der Slicer liegt verdeckt unter dem Mend. Lass es dabei: Decke nichts auf.',
        fr: 'Le Kite est détruit, et le Slicer est caché sous le Mend. Laissez-le ainsi : ne révélez rien.',
      },
      moves: ['-'],
      hint: {
        en: 'Revealing a military ship does nothing. Reveal nothing.',
        de: 'Ein Militärschiff aufzudecken bewirkt nichts. Decke nichts auf.',
        fr: 'Révéler un vaisseau militaire ne produit rien. Ne révélez rien.',
      },
      replies: [
        { seat: 1, move: 'Wr@1~' },
        { seat: 1, move: '-' },
      ],
    },
    {
      say: {
        en: 'Last, the Rogue: in sector 3 your Warp Ring counts 3, and a civil ship of Jonas’s lies hidden there: perhaps a Founder with 4. Lay your Rogue into sector 3.',
        de: 'Zuletzt der Rogue: In Sektor 3 zählt dein Warp Ring 3, und dort liegt verdeckt ein ziviles Schiff von Jonas: vielleicht ein Founder mit 4. Lege deinen Rogue in Sektor 3.',
        fr: 'Enfin le Rogue : dans le secteur 3, votre Warp Ring compte 3, et un vaisseau civil de Jonas y est caché : peut-être un Founder à 4. Posez votre Rogue dans le secteur 3.',
      },
      moves: ['Ro@3'],
      hint: {
        en: 'A Rogue reaches only its own sector, and the target lies in sector 3.',
        de: 'Ein Rogue erreicht nur seinen eigenen Sektor, und das Ziel liegt in Sektor 3.',
        fr: 'Un Rogue n’atteint que son propre secteur, et la cible est dans le secteur 3.',
      },
    },
    {
      say: {
        en: 'Destroy Jonas’s hidden ship. You will not see what it was.',
        de: 'Zerstöre das verdeckte Schiff von Jonas. Was es war, bekommst du nicht zu sehen.',
        fr: 'Détruisez le vaisseau caché de Jonas. Vous ne verrez pas ce que c’était.',
      },
      moves: ['Ro xB3.1'],
      hint: {
        en: 'Your own ships are settling nicely there. Aim at Jonas’s.',
        de: 'Deine eigenen Schiffe siedeln dort gerade so schön. Ziele auf das von Jonas.',
        fr: 'Vos propres vaisseaux y colonisent très bien. Visez celui de Jonas.',
      },
    },
    {
      say: {
        en: 'Look, move, fetch, destroy: in three sectors you are ahead now, and it took you no more than one military ship from your fleet.',
        de: 'Nachsehen, versetzen, holen, zerstören: In allen drei Sektoren liegst du jetzt vorn, und aus deiner Flotte hast du dafür nur ein Militärschiff gebraucht.',
        fr: 'Regarder, déplacer, récupérer, détruire : vous êtes maintenant devant dans les trois secteurs, et un seul vaisseau militaire de votre flotte a suffi.',
      },
    },
  ],
  done: {
    en: 'You have used all four abilities. Each one works once, at the moment its ship turns open.',
    de: 'Du hast alle vier Fähigkeiten genutzt. Jede wirkt einmal, in dem Moment, in dem ihr Schiff offen wird.',
    fr: 'Vous avez utilisé les quatre capacités. Chacune agit une fois, au moment où son vaisseau devient visible.',
  },
}
