import type { Chapter } from '@sternentisch/grammar'
import { ChainFigure } from '../figures/chain-figure.tsx'

export const tactics: Chapter = {
  id: 'SP-6',
  title: { en: 'Tactics', de: 'Taktiken', fr: 'Tactiques' },
  intro: {
    en: 'Only in the full game: cards that both players may throw in at almost any time, and that may be answered.',
    de: 'Nur im vollen Spiel: Karten, die beide fast jederzeit einwerfen dürfen und auf die man antworten kann.',
    fr: 'Seulement dans la partie complète : des cartes que les deux joueurs peuvent jouer presque à tout moment, et auxquelles on peut répondre.',
  },
  rules: [
    {
      id: 'SP-6.1',
      text: {
        en: 'Every tactic says when it may be played: outside attacks, in battle, at any time, or only as an answer to another tactic. You play it when you are asked (SP-6.4). In your own main phase you may also play those for “outside attacks” and “any time” just like that.',
        de: 'Jede Taktik sagt, wann sie gespielt werden darf: außerhalb von Angriffen, im Kampf, jederzeit oder nur als Antwort auf eine andere Taktik. Du spielst sie, wenn du gefragt wirst (SP-6.4). In deiner eigenen Hauptphase darfst du solche für „außerhalb von Angriffen“ und „jederzeit“ auch einfach so spielen.',
        fr: 'Chaque tactique dit quand on peut la jouer : hors attaque, au combat, à tout moment, ou seulement en réponse à une autre tactique. Vous la jouez quand on vous le demande (SP-6.4). Dans votre phase principale, vous pouvez aussi jouer librement celles de type « hors attaque » et « à tout moment ».',
      },
    },
    {
      id: 'SP-6.2',
      text: {
        en: 'The steps: announce the card, choose its target, sacrifice what it demands, pay. Then it lies face-up on the chain. It has no effect yet.',
        de: 'Die Schritte: Karte ansagen, Ziel wählen, opfern, was sie verlangt, bezahlen. Dann liegt sie offen auf der Kette. Noch bewirkt sie nichts.',
        fr: 'Les étapes : annoncer la carte, choisir sa cible, sacrifier ce qu’elle exige, payer. Elle est alors visible sur la chaîne. Elle n’a encore aucun effet.',
      },
    },
    {
      id: 'SP-6.3',
      text: {
        en: 'Now the other player may answer with a tactic, then you again, and so on, until one of you passes. Then the cards work one after the other, the last one first, without further answers. A card whose target is gone or no longer fits does nothing, nor does a cancelled one. All of them are discarded.',
        de: 'Jetzt darf der andere mit einer Taktik antworten, dann wieder du und so fort, bis einer passt. Danach wirken die Karten eine nach der anderen, die letzte zuerst, ohne weitere Antworten. Eine Karte, deren Ziel weg ist oder nicht mehr passt, bewirkt nichts, eine aufgehobene auch nicht. Abgelegt werden alle.',
        fr: 'L’autre joueur peut alors répondre par une tactique, puis vous de nouveau, et ainsi de suite, jusqu’à ce que l’un passe. Ensuite les cartes agissent l’une après l’autre, la dernière d’abord, sans autre réponse. Une carte dont la cible a disparu ou ne convient plus ne fait rien, une carte annulée non plus. Toutes sont défaussées.',
      },
      Figure: ChainFigure,
    },
    {
      id: 'SP-6.4',
      text: {
        en: '“Any time” means these moments, called windows:\n- after the draw at the start of a turn: the other player\n- after a ship card has come into play: the other player\n- after a commander has come into play: the other player\n- before the first row of every battle: both, the player on turn first\n- after every row that was fought, before wrecks are cleared: both, the player on turn first\n- after “Done!”: the other player\n\nReconstruction: the original rules only say “any time”.',
        de: '„Jederzeit“ heißt: in diesen Momenten, den Fenstern:\n- nach dem Ziehen am Anfang eines Zuges: der andere Spieler\n- nachdem eine Schiffskarte ins Spiel gekommen ist: der andere Spieler\n- nachdem ein Commander ins Spiel gekommen ist: der andere Spieler\n- vor der ersten Reihe jedes Kampfes: beide, zuerst wer am Zug ist\n- nach jeder Reihe, in der gekämpft wurde, bevor die Wracks weggeräumt werden: beide, zuerst wer am Zug ist\n- nach „Fertig!“: der andere Spieler\n\nRekonstruktion: Im Original steht nur „jederzeit“.',
        fr: '« À tout moment » veut dire à ces instants, appelés fenêtres :\n- après la pioche au début d’un tour : l’autre joueur\n- après l’entrée en jeu d’une carte vaisseau : l’autre joueur\n- après l’entrée en jeu d’un commandant : l’autre joueur\n- avant la première rangée de chaque combat : les deux, d’abord le joueur actif\n- après chaque rangée combattue, avant que les épaves soient enlevées : les deux, d’abord le joueur actif\n- après « Terminé ! » : l’autre joueur\n\nReconstitution : l’original dit seulement « à tout moment ».',
      },
    },
    {
      id: 'SP-6.5',
      text: {
        en: 'In a window you play one tactic or pass. After a tactic and its answers the window begins anew. It closes when everybody asked has passed in a row.',
        de: 'In einem Fenster spielst du eine Taktik oder passt. Nach einer Taktik samt Antworten beginnt das Fenster von vorn. Es schließt, wenn alle Gefragten nacheinander gepasst haben.',
        fr: 'Dans une fenêtre, vous jouez une tactique ou vous passez. Après une tactique et ses réponses, la fenêtre recommence. Elle se ferme quand tous les joueurs interrogés ont passé à la suite.',
      },
    },
    {
      id: 'SP-6.6',
      text: {
        en: 'Nobody gives anything away by being asked: whoever holds a card is asked, with or without a tactic in hand. Only an empty hand is skipped.',
        de: 'Gefragt zu werden verrät nichts: Wer Karten auf der Hand hat, wird gefragt, ob eine Taktik dabei ist oder nicht. Nur eine leere Hand wird übersprungen.',
        fr: 'Être interrogé ne trahit rien : qui a des cartes en main est interrogé, avec ou sans tactique. Seule une main vide est sautée.',
      },
    },
    {
      id: 'SP-6.7',
      text: {
        en: 'To be asked less often, pass for longer: for this battle, this attack, this turn, or until somebody plays a tactic. Only you know of it, and you may change your mind. Whatever you said, you are asked when a tactic may be answered.',
        de: 'Willst du seltener gefragt werden, dann passe länger: für diesen Kampf, diesen Angriff, diesen Zug oder bis jemand eine Taktik spielt. Das weißt nur du, und du kannst es dir anders überlegen. Ob du auf eine Taktik antworten willst, wirst du immer gefragt.',
        fr: 'Pour être moins souvent interrogé, passez plus longtemps : pour ce combat, cette attaque, ce tour, ou jusqu’à ce qu’une tactique soit jouée. Vous seul le savez, et vous pouvez changer d’avis. Pour répondre à une tactique, on vous interroge toujours.',
      },
    },
    {
      id: 'SP-6.8',
      text: {
        en: 'After each card of a chain it is checked whether cards are wrecked (SP-12.9) and whether the game is over (SP-16.1).',
        de: 'Nach jeder Karte einer Kette wird geprüft, ob Karten zerstört sind (SP-12.9) und ob die Partie vorbei ist (SP-16.1).',
        fr: 'Après chaque carte d’une chaîne, on vérifie si des cartes sont détruites (SP-12.9) et si la partie est terminée (SP-16.1).',
      },
    },
  ],
}
