import type { Lesson } from '@sternentisch/grammar'

/** ST-7: the fights of the rulebook, then the Destroyer. The chart lies open. */
export const battles: Lesson = {
  id: 'battles',
  title: { en: 'Battles', de: 'Kämpfe', fr: 'Combats' },
  minutes: 4,
  seat: 0,
  seed: 'battles',
  setup: {
    players: [
      { hand: ['Sl', 'Cr'], fleet: ['Ki', 'De', 'Fl'] },
      { hand: ['Fo', 'Ro'], fleet: ['Wr', 'De'] },
    ],
    sectors: [
      { solar: ['4:3'], stacks: [[], ['Cr~']] },
      { solar: ['5:5', '2:2'], stacks: [[], ['Ki~', 'Sl']] },
      { solar: ['3:2'], stacks: [[], []] },
    ],
  },
  steps: [
    {
      say: {
        en: 'Military ships fight as soon as they meet. “Who beats whom” shows it: Slicer, Crusher and Foil are scissors, stone and paper. The Destroyer beats all three, and a Kite beats the Destroyer alone. Two of a kind are both lost.',
        de: 'Militärschiffe kämpfen, sobald sie sich begegnen. „Wer wen schlägt“ zeigt es: Slicer, Crusher und Foil sind Schere, Stein und Papier. Der Destroyer schlägt alle drei, der Kite nur den Destroyer. Gleiche Schiffe gehen beide verloren.',
        fr: 'Les vaisseaux militaires se battent dès qu’ils se rencontrent. Le tableau montre qui bat qui : Slicer, Crusher et Foil sont ciseaux, pierre et papier. Le Destroyer bat les trois, le Kite ne bat que le Destroyer. Deux vaisseaux identiques sont perdus tous les deux.',
      },
      point: ['chart'],
    },
    {
      say: {
        en: 'In sector 1 Jonas has a military ship that you do not know. Try your luck: lay your Slicer face-down into sector 1.',
        de: 'In Sektor 1 hat Jonas ein Militärschiff, das du nicht kennst. Versuche dein Glück: Lege deinen Slicer verdeckt in Sektor 1.',
        fr: 'Dans le secteur 1, Jonas a un vaisseau militaire que vous ne connaissez pas. Tentez votre chance : posez votre Slicer caché dans le secteur 1.',
      },
      moves: ['Sl@1~'],
      hint: {
        en: 'Your other ship will be needed later. Attack with the Slicer in sector 1, face-down.',
        de: 'Dein anderes Schiff wird später gebraucht. Greife mit dem Slicer in Sektor 1 an, verdeckt.',
        fr: 'Votre autre vaisseau servira plus tard. Attaquez avec le Slicer dans le secteur 1, caché.',
      },
      replies: [
        { seat: 1, move: 'Fo@3~' },
        { seat: 1, move: '-' },
      ],
      point: ['chart'],
    },
    {
      say: {
        en: 'Lost: it is a Crusher. Only the two of you have seen these ships, and the Crusher still lies face-down. You have drawn a Foil. Does it help? Look at “Who beats whom” and lay it face-down into sector 1.',
        de: 'Verloren: Es ist ein Crusher. Nur ihr beide habt diese Schiffe gesehen, und der Crusher liegt weiter verdeckt. Du hast einen Foil gezogen. Hilft er? Sieh unter „Wer wen schlägt“ nach und lege ihn verdeckt in Sektor 1.',
        fr: 'Perdu : c’est un Crusher. Jonas et vous êtes les seuls à avoir vu ces deux vaisseaux, et le Crusher est toujours caché. Vous avez pioché un Foil. Peut-il aider ? Consultez le tableau et posez-le caché dans le secteur 1.',
      },
      moves: ['Fl@1~'],
      hint: {
        en: 'Not yet. Foil wraps Crusher: Foil, sector 1, face-down.',
        de: 'Noch nicht. Foil umhüllt Crusher: Foil, Sektor 1, verdeckt.',
        fr: 'Pas encore. Le Foil enveloppe le Crusher : Foil, secteur 1, caché.',
      },
      point: ['chart'],
    },
    {
      say: {
        en: 'Won, and your Foil still lies face-down. Reveal nothing, so that it stays that way.',
        de: 'Gewonnen, und dein Foil liegt noch immer verdeckt. Decke nichts auf, damit das so bleibt.',
        fr: 'Gagné, et votre Foil est toujours caché. Ne révélez rien, pour qu’il le reste.',
      },
      moves: ['-'],
      hint: {
        en: 'Revealing it would only help Jonas. Reveal nothing.',
        de: 'Ihn aufzudecken hülfe nur Jonas. Decke nichts auf.',
        fr: 'Le révéler n’aiderait que Jonas. Ne révélez rien.',
      },
      replies: [
        { seat: 1, move: 'Ro@1~' },
        { seat: 1, move: '-' },
      ],
      point: ['chart'],
    },
    {
      say: {
        en: 'In sector 2 two military ships lie in a stack: an open Slicer on top, an unknown one below. An attacker must fight both, from the top. Lay your Crusher face-down into sector 2.',
        de: 'In Sektor 2 liegen zwei Militärschiffe in einem Stapel: oben ein offener Slicer, darunter ein unbekanntes. Ein Angreifer muss gegen beide kämpfen, von oben her. Lege deinen Crusher verdeckt in Sektor 2.',
        fr: 'Dans le secteur 2, deux vaisseaux militaires forment une pile : un Slicer visible en haut, un inconnu dessous. Un attaquant doit combattre les deux, en commençant par le haut. Posez votre Crusher caché dans le secteur 2.',
      },
      moves: ['Cr@2~'],
      hint: {
        en: 'Which ship smashes a Slicer? The Crusher. Sector 2, face-down.',
        de: 'Welches Schiff zerschmettert einen Slicer? Der Crusher. Sektor 2, verdeckt.',
        fr: 'Quel vaisseau écrase un Slicer ? Le Crusher. Secteur 2, caché.',
      },
      point: ['chart'],
    },
    {
      say: {
        en: 'Two at one blow: the Slicer, and the Kite beneath it. With a Foil it would have ended at the Slicer, and the Kite would have stayed unseen. Reveal nothing.',
        de: 'Zwei auf einen Streich: der Slicer und der Kite darunter. Mit einem Foil wäre beim Slicer Schluss gewesen, und den Kite hättest du nie gesehen. Decke nichts auf.',
        fr: 'Deux d’un coup : le Slicer, et le Kite en dessous. Avec un Foil, tout se serait arrêté au Slicer, et le Kite serait resté inconnu. Ne révélez rien.',
      },
      moves: ['-'],
      hint: {
        en: 'Both are fine face-down. Reveal nothing.',
        de: 'Beide liegen verdeckt gut. Decke nichts auf.',
        fr: 'Ils sont bien cachés tous les deux. Ne révélez rien.',
      },
      replies: [
        { seat: 1, move: 'De@3' },
        { seat: 1, move: '-' },
      ],
      point: ['chart'],
    },
    {
      say: {
        en: 'Jonas’s Destroyer holds sector 3. Your own Destroyer would go down with it. Which of your ships beats it and survives?',
        de: 'Jonas’ Destroyer hält Sektor 3. Dein eigener Destroyer ginge mit ihm unter. Welches deiner Schiffe schlägt ihn und überlebt?',
        fr: 'Le Destroyer de Jonas tient le secteur 3. Votre propre Destroyer sombrerait avec lui. Lequel de vos vaisseaux le bat et survit ?',
      },
      moves: ['Ki@3~', 'Ki@3'],
      hint: {
        en: 'Look at “Who beats whom” again: a single arrow points at the Destroyer. It comes from the Kite.',
        de: 'Sieh noch einmal unter „Wer wen schlägt“ nach: Ein einziger Pfeil zeigt auf den Destroyer. Er kommt vom Kite.',
        fr: 'Regardez encore le tableau : une seule flèche pointe vers le Destroyer. Elle vient du Kite.',
      },
      // Both ships, so that the answer is not given away.
      point: ['chart', 'De', 'Ki', '3', 'hidden', 'open'],
    },
    {
      say: {
        en: 'The weakest ship has felled the strongest. How Destroyer and Kite fight is a reconstruction, since the original picture is lost; a table may also have it otherwise.',
        de: 'Das schwächste Schiff hat das stärkste gefällt. Wie Destroyer und Kite kämpfen, ist rekonstruiert, denn das ursprüngliche Bild ist verloren; ein Tisch kann es auch anders halten.',
        fr: 'Le plus faible a abattu le plus fort. La façon dont Destroyer et Kite combattent est une reconstitution, car l’image d’origine est perdue ; une table peut aussi choisir un autre tableau.',
      },
      point: ['chart'],
    },
  ],
  done: {
    en: 'You have won four fights out of five. While you play, “Who beats whom” is under “Look up”.',
    de: 'Du hast vier von fünf Kämpfen gewonnen. „Wer wen schlägt“ findest du beim Spielen unter „Nachschlagen“.',
    fr: 'Vous avez gagné quatre combats sur cinq. Le tableau reste toujours à portée de main.',
  },
}
