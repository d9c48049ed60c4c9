import type { Lesson } from '@sternentisch/grammar'
import { tableWith } from './table.ts'

/** SN-7.6, SN-9, SN-10: laws of places, vehicles, and the other use of a reinforcement card. */
export const travel: Lesson = {
  id: 'travel',
  title: { en: 'Laws and journeys', de: 'Gesetze und Reisen', fr: 'Lois et voyages' },
  minutes: 4,
  seat: 0,
  seed: 'travel',
  setup: tableWith({
    turn: 9,
    places: ['P3', 'P1', 'P5'],
    players: [
      { hand: ['F13', 'F16', 'R02', 'T02', 'A02'], rows: [['F08'], [], []] },
      { hand: ['F20', 'F24', 'A09', 'A05', 'R04'], rows: [['F23'], ['F09'], ['F02']] },
    ],
    draws: ['T01', 'F07', 'A04', 'D02', 'F06', 'R01'],
  }),
  steps: [
    {
      say: {
        en: 'Every place has a law. At Rauthak nobody attacks with PSI Power, at the Dream Constant nobody with Combat Power, and Horon takes in only figures with Combat Power of at least 20 or Cosmic Might of at least 40. Draw a card.',
        de: 'Jeder Ort hat ein Gesetz. Auf Rauthak greift niemand mit PSI-Kraft an, an der Traumkonstante niemand mit Kampfkraft, und Horon duldet nur Figuren mit einer Kampfkraft von mindestens 20 oder einer Kosmos-Macht von mindestens 40. Ziehe eine Karte.',
        fr: 'Chaque lieu a sa loi. Sur Rauthak, personne n’attaque avec la Force PSI ; à la Constante du rêve, personne avec la Force de combat ; et Horon n’admet que les figures ayant au moins 20 en Force de combat ou 40 en Puissance cosmique. Piochez une carte.',
      },
      moves: ['+'],
      hint: { en: 'Draw a card first.', de: 'Ziehe zuerst eine Karte.', fr: 'Piochez d’abord une carte.' },
    },
    {
      say: {
        en: 'You hold two figures, and one of them can stay at Horon. Place that one there.',
        de: 'Du hältst zwei Figuren, und eine davon kann auf Horon bleiben. Lege diese dorthin.',
        fr: 'Vous avez deux figures en main, et l’une peut rester sur Horon. Posez-y celle-là.',
      },
      moves: ['P F16@3'],
      hint: {
        en: 'Pell Nine-Keys has a Combat Power of exactly 20: just enough for Horon. Archivist Sennet, with 2 and a Cosmic Might of 38, would be discarded at once.',
        de: 'Pell Neunschlüssel hat eine Kampfkraft von genau 20: Das reicht für Horon. Archivarin Sennet mit 2 und einer Kosmos-Macht von 38 würde sofort abgelegt.',
        fr: 'Pell Neuf-Clés a une Force de combat d’exactement 20 : juste assez pour Horon. Sennet l’archiviste, avec 2 et une Puissance cosmique de 38, serait aussitôt défaussée.',
      },
    },
    {
      say: {
        en: 'Pell lies face down, but Jonas knows that whoever stays at Horon fits it. End your turn.',
        de: 'Pell liegt verdeckt, aber Jonas weiß: Wer auf Horon bleibt, der genügt. Beende deinen Zug.',
        fr: 'Pell est caché, mais Jonas sait que toute figure qui reste sur Horon convient. Finissez votre tour.',
      },
      moves: ['.'],
      replies: [
        { seat: 1, move: '+' },
        { seat: 1, move: 'P F20@1' },
        { seat: 1, move: '.' },
      ],
    },
    {
      say: {
        en: 'Your Mirun has the greatest PSI Power of all and is stuck at Rauthak, where it counts for nothing. At the Dream Constant, Brannoch has a PSI Power of 8. Draw a card.',
        de: 'Mirun hat die größte PSI-Kraft von allen, sitzt aber auf Rauthak fest, wo sie nichts bewirkt. An der Traumkonstante steht Brannoch mit einer PSI-Kraft von 8. Ziehe eine Karte.',
        fr: 'Mirun a la plus grande Force PSI du jeu, mais sur Rauthak elle ne sert à rien. À la Constante du rêve, Brannoch a une Force PSI de 8. Piochez une carte.',
      },
      moves: ['+'],
      hint: { en: 'Draw the card.', de: 'Ziehe die Karte.', fr: 'Piochez la carte.' },
    },
    {
      say: {
        en: 'Moving and attacking are two main steps, and you have one. But Thought Crown has another use: play it from your hand for up to two further main steps.',
        de: 'Versetzen und Angreifen sind zwei Hauptschritte, und du hast einen. Aber „Gedankenkrone“ kann noch etwas anderes: Spiele die Karte aus der Hand für bis zu zwei weitere Hauptschritte.',
        fr: 'Se déplacer et attaquer font deux étapes principales, et vous en avez une. Mais Couronne de pensée a un autre usage : jouez-la de votre main pour avoir jusqu’à deux autres étapes.',
      },
      moves: ['V R02'],
      hint: {
        en: 'One step would not be enough. Use Thought Crown for further main steps.',
        de: 'Ein Schritt würde nicht reichen. Nutze „Gedankenkrone“ für weitere Hauptschritte.',
        fr: 'Une étape ne suffirait pas. Utilisez Couronne de pensée pour d’autres étapes principales.',
      },
    },
    {
      say: {
        en: 'Now send Mirun to the Dream Constant. It is a sphere: Courier Ship reaches only planets, Dream Path gets there.',
        de: 'Versetze Mirun jetzt zur Traumkonstante. Sie ist eine Sphäre: „Kurierschiff“ erreicht nur Planeten, „Traumpfad“ führt hin.',
        fr: 'Envoyez maintenant Mirun à la Constante du rêve. C’est une sphère : Vaisseau courrier n’atteint que les planètes, Sentier des rêves y mène.',
      },
      moves: ['T T02:a1.1>2'],
      hint: {
        en: 'Mirun is needed at the Dream Constant: take the Dream Path.',
        de: 'Mirun wird an der Traumkonstante gebraucht: Nimm „Traumpfad“.',
        fr: 'On attend Mirun à la Constante du rêve : prenez Sentier des rêves.',
      },
    },
    {
      say: {
        en: 'A journey takes no time: Mirun was ready and still is. Attack Brannoch with Duel of Minds, 46 to 8.',
        de: 'Versetzen kostet keine Zeit: Mirun war angriffsbereit und ist es noch. Greife Brannoch mit „Geistesduell“ an, 46 zu 8.',
        fr: 'Un voyage ne prend pas de temps : Mirun était prêt et l’est encore. Attaquez Brannoch avec Duel d’esprits, 46 à 8.',
      },
      moves: ['A A02:a2.1xb2.1'],
      hint: {
        en: 'You have one step left, and Brannoch is within reach: Duel of Minds.',
        de: 'Ein Schritt bleibt dir, und Brannoch ist zum Greifen nah: „Geistesduell“.',
        fr: 'Il vous reste une étape, et Brannoch est à portée : Duel d’esprits.',
      },
      replies: [{ seat: 1, move: 'D-' }],
    },
    {
      say: {
        en: 'Three cards in one turn! At the end you draw up to five again. End your turn.',
        de: 'Drei Karten in einem Zug! Am Ende ziehst du wieder auf fünf nach. Beende deinen Zug.',
        fr: 'Trois cartes en un tour ! À la fin, vous complétez votre main à cinq. Finissez votre tour.',
      },
      moves: ['.'],
      hint: {
        en: 'Pell may stay hidden. End your turn.',
        de: 'Pell darf verdeckt bleiben. Beende deinen Zug.',
        fr: 'Pell peut rester caché. Finissez votre tour.',
      },
    },
    {
      say: {
        en: 'The Dream Constant is yours, and there no soldier can harm Mirun with weapons. You left Rauthak to Jonas for it.',
        de: 'Die Traumkonstante gehört dir, und mit Waffen kann Mirun dort niemand etwas tun. Rauthak hast du Jonas dafür überlassen.',
        fr: 'La Constante du rêve est à vous, et là, aucun soldat ne peut nuire à Mirun par les armes. En échange, vous avez laissé Rauthak à Jonas.',
      },
    },
  ],
  done: {
    en: 'Read the laws, know the types, and look twice at reinforcement cards: most of them can do something else.',
    de: 'Lies die Gesetze, kenne die Typen, und sieh dir Verstärkungskarten zweimal an: Die meisten können noch etwas anderes.',
    fr: 'Lisez les lois, connaissez les types, et regardez deux fois les renforts : la plupart savent faire autre chose.',
  },
}
