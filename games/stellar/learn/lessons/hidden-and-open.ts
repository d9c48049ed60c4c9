import type { Lesson } from '@sternentisch/grammar'

/** ST-5.2, ST-5.3, ST-4.3, ST-6.5: the first ship may hide, the second may not, and hiding can end. */
export const hiddenAndOpen: Lesson = {
  id: 'hidden-and-open',
  title: { en: 'Hidden and open', de: 'Verdeckt und offen', fr: 'Caché et visible' },
  minutes: 3,
  seat: 0,
  seed: 'hidden and open',
  setup: {
    players: [
      { hand: ['Ki', 'Fo'], fleet: ['Sl'] },
      { hand: ['Cr', 'Me'], fleet: ['Wr'] },
    ],
    sectors: [
      { solar: ['3:3F'], stacks: [[], []] },
      { solar: ['4:4', '1:6'], stacks: [[], ['Fo~']] },
      { solar: ['2:1'], stacks: [['Ro~'], ['Sl~']] },
    ],
  },
  steps: [
    {
      say: {
        en: 'The back of a ship shows only its class: round and red is civil, angular and blue is military. Your own face-down ships you can see through, Jonas cannot.',
        de: 'Die Rückseite eines Schiffs zeigt nur seine Sorte: rund und rot ist zivil, kantig und blau ist Militär. Deine eigenen verdeckten Schiffe erkennst du, Jonas nicht.',
        fr: 'Le dos d’un vaisseau ne montre que sa classe : rond et rouge, il est civil ; anguleux et bleu, il est militaire. Vous reconnaissez vos propres vaisseaux cachés, Jonas non.',
      },
    },
    {
      say: {
        en: 'Your side of sector 2 is empty, so the first ship there may hide. Lay your Kite face-down into sector 2.',
        de: 'Deine Seite von Sektor 2 ist leer, also darf das erste Schiff dort verdeckt liegen. Lege deinen Kite verdeckt in Sektor 2.',
        fr: 'Votre côté du secteur 2 est vide : le premier vaisseau peut donc y être caché. Posez votre Kite caché dans le secteur 2.',
      },
      moves: ['Ki@2~'],
      hint: {
        en: 'You could do that. Try hiding first: Kite, sector 2, face-down.',
        de: 'Das könntest du tun. Probiere erst das Verstecken: Kite, Sektor 2, verdeckt.',
        fr: 'Vous pourriez. Essayez d’abord de cacher : Kite, secteur 2, caché.',
      },
    },
    {
      say: {
        en: 'After playing you may reveal one of your face-down ships. It is not a must, and Jonas should keep wondering about that ship. Reveal nothing.',
        de: 'Nach dem Legen darfst du eines deiner verdeckten Schiffe aufdecken. Ein Muss ist das nicht, und Jonas soll weiter rätseln. Decke nichts auf.',
        fr: 'Après la pose, vous pouvez révéler un de vos vaisseaux cachés. Rien ne vous y oblige, et Jonas doit continuer à se poser des questions. Ne révélez rien.',
      },
      moves: ['-'],
      hint: {
        en: 'Its moment will come. This time reveal nothing.',
        de: 'Seine Zeit kommt noch. Decke diesmal nichts auf.',
        fr: 'Son heure viendra. Cette fois, ne révélez rien.',
      },
      replies: [
        { seat: 1, move: 'Cr@1~' },
        { seat: 1, move: '-' },
      ],
    },
    {
      say: {
        en: 'You have drawn a ship, and Jonas has hidden a military ship in sector 1. Now lay your Founder into sector 2. One of your ships is there already, so it comes open: you have no choice.',
        de: 'Du hast ein Schiff gezogen, und Jonas hat in Sektor 1 ein Militärschiff versteckt. Lege jetzt deinen Founder in Sektor 2. Dort liegt schon ein Schiff von dir, also kommt er offen: Eine Wahl hast du nicht.',
        fr: 'Vous avez pioché un vaisseau, et Jonas a caché un vaisseau militaire dans le secteur 1. Posez maintenant votre Founder dans le secteur 2. Un de vos vaisseaux s’y trouve déjà : il arrive donc visible, sans choix possible.',
      },
      moves: ['Fo@2'],
      hint: {
        en: 'Later perhaps. See what happens with a second ship: Founder, sector 2.',
        de: 'Später vielleicht. Sieh dir an, was mit einem zweiten Schiff geschieht: Founder, Sektor 2.',
        fr: 'Plus tard, peut-être. Voyez ce qui arrive au second vaisseau : Founder, secteur 2.',
      },
    },
    {
      say: {
        en: 'Your Founder turned open and looked: only you now see the points in sector 2, and Jonas’s hidden ship there is a Founder. Now reveal your Rogue in sector 3.',
        de: 'Dein Founder wurde offen und hat nachgesehen: Nur du siehst jetzt die Punkte in Sektor 2, und Jonas’ verdecktes Schiff dort ist ein Founder. Decke nun deinen Rogue in Sektor 3 auf.',
        fr: 'Votre Founder est devenu visible et il a regardé : vous seul voyez maintenant les points du secteur 2, et le vaisseau caché de Jonas y est un Founder. Révélez à présent votre Rogue du secteur 3.',
      },
      moves: ['!3=Ro'],
      hint: {
        en: 'Good to keep in mind, but the Rogue in sector 3 is what we want to see.',
        de: 'Gut zu wissen, aber sehen wollen wir den Rogue in Sektor 3.',
        fr: 'Bon à savoir, mais c’est le Rogue du secteur 3 que nous voulons voir.',
      },
    },
    {
      say: {
        en: 'A civil ship offers its ability the moment it turns open, and only then. Your Rogue may destroy a ship in its sector: choose Jonas’s face-down ship.',
        de: 'Ein ziviles Schiff bietet seine Fähigkeit genau dann an, wenn es offen wird. Dein Rogue darf ein Schiff in seinem Sektor zerstören: Wähle das verdeckte von Jonas.',
        fr: 'Un vaisseau civil propose sa capacité au moment où il devient visible, et seulement alors. Votre Rogue peut détruire un vaisseau de son secteur : choisissez celui de Jonas, qui est caché.',
      },
      moves: ['Ro xB3.1'],
      hint: {
        en: 'Allowed, but a pity. Aim at Jonas’s ship in sector 3.',
        de: 'Erlaubt, aber schade. Ziele auf Jonas’ Schiff in Sektor 3.',
        fr: 'Permis, mais dommage. Visez le vaisseau de Jonas dans le secteur 3.',
      },
    },
    {
      say: {
        en: 'It is gone, and you have not seen what it was: only that it was military. What lies face-down keeps its secret, even in the discard.',
        de: 'Weg ist es, und was es war, hast du nicht gesehen: nur, dass es ein Militärschiff war. Was verdeckt lag, behält sein Geheimnis, sogar in der Ablage.',
        fr: 'Il a disparu, et vous n’avez pas vu ce que c’était : seulement qu’il était militaire. Ce qui était caché garde son secret, même dans la défausse.',
      },
    },
  ],
  done: {
    en: 'First ship hidden or open, every further one open, one reveal a turn: that is the heart of the game.',
    de: 'Das erste Schiff verdeckt oder offen, jedes weitere offen, einmal Aufdecken je Zug: Das ist das Herz des Spiels.',
    fr: 'Le premier vaisseau caché ou visible, les suivants visibles, une révélation par tour : voilà le cœur du jeu.',
  },
}
