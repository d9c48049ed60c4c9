import type { Lesson } from '@sternentisch/grammar'
import { fullFleets } from './full-fleets.ts'

/** What is left of the learner's ships when the scenario is over. */
const RESERVE = ['Fo', 'Fo', 'Wr', 'Me', 'Ro', 'Ro', 'Sl', 'Cr', 'Cr', 'Fl', 'Fl', 'Ki']

/** ST-15.2, ST-15.3: where ships go when a sector is decided. */
export const shields: Lesson = {
  id: 'shields',
  title: {
    en: 'Shields and shrinking reserves',
    de: 'Schilde und schrumpfende Reserven',
    fr: 'Boucliers et réserves qui fondent',
  },
  minutes: 3,
  seat: 0,
  seed: 'shields',
  setup: {
    scenario: 3,
    players: [
      { hand: ['Cr', 'Fo'], discard: ['Sl', 'Ki', 'De'], won: ['4:3', '2:2', '1:3', '3:3', '5:-5'] },
      { hand: ['Fo', 'Ki'], discard: ['Fl', 'Ro', 'Sl'], won: ['3:2', '1:4', '4:4', '2:2F', '5:5'] },
    ],
    removed: ['5:-5', '4:3', '2:1', '1:2', '3:2F', '5:4', '2:2', '1:1', '2:1F', '5:-5'],
    deck: ['2:1F', '4:3', '3:2F', '5:6', '2:2F', '1:5', '4:4', '3:3'],
    sectors: [
      { solar: ['1:6'], stacks: [['Wr'], ['Ro']] },
      {
        solar: [
          { card: '3:3F', known: 'A' },
          { card: '2:1', known: 'A' },
        ],
        stacks: [[], ['Me']],
      },
      { solar: ['4:4'], stacks: [[], ['De~']] },
    ],
  },
  steps: [
    {
      say: {
        en: 'Two ships are left to each of you in this scenario. An earlier look told you about sector 2: 3 points with a shield, and 1 point. A shield makes the whole sector fortified.',
        de: 'Jeder von euch hat in diesem Szenario noch zwei Schiffe. Über Sektor 2 weißt du schon Bescheid: 3 Punkte mit Schild und 1 Punkt. Ein Schild befestigt den ganzen Sektor.',
        fr: 'Il vous reste à chacun deux vaisseaux dans ce scénario. Vous connaissez déjà le secteur 2 : 3 points avec un bouclier, et 1 point. Un seul bouclier fortifie tout le secteur.',
      },
    },
    {
      say: {
        en: 'Ships that win are used up and go to the discard. In a fortified sector they come home instead. Lay your Crusher open into sector 2.',
        de: 'Schiffe, die gewinnen, sind verbraucht und kommen in die Ablage. Aus einem befestigten Sektor kehren sie heim. Lege deinen Crusher offen in Sektor 2.',
        fr: 'Les vaisseaux qui gagnent sont dépensés et vont à la défausse. D’un secteur fortifié, ils rentrent. Posez votre Crusher visible dans le secteur 2.',
      },
      moves: ['Cr@2'],
      hint: {
        en: 'You may, but it would cost you the ship. Where does a winner keep it? Crusher, sector 2, open.',
        de: 'Darfst du, aber es würde dich das Schiff kosten. Wo behält man es? Crusher, Sektor 2, offen.',
        fr: 'Vous pouvez, mais cela vous coûterait le vaisseau. Où le garde-t-on ? Crusher, secteur 2, visible.',
      },
      replies: [
        { seat: 1, move: 'Fo@3' },
        { seat: 1, move: '-' },
      ],
    },
    {
      say: {
        en: 'One ship is left. In sector 1 you already lead 3 to 1; a Founder there would be used up for nothing. In sector 2 it comes home with the Crusher. Lay it there.',
        de: 'Ein Schiff bleibt dir. In Sektor 1 führst du schon mit 3 zu 1; ein Founder wäre dort umsonst verbraucht. Aus Sektor 2 kehrt er mit dem Crusher heim. Lege ihn dorthin.',
        fr: 'Il vous reste un vaisseau. Dans le secteur 1, vous menez déjà 3 à 1 ; un Founder y serait dépensé pour rien. Du secteur 2, il rentre avec le Crusher. Posez-le là.',
      },
      moves: ['Fo@2'],
      hint: {
        en: 'Think of the next scenario: in sector 2 the Founder is safe.',
        de: 'Denke an das nächste Szenario: In Sektor 2 ist der Founder sicher.',
        fr: 'Pensez au scénario suivant : dans le secteur 2, le Founder est à l’abri.',
      },
      replies: [
        { seat: 1, move: 'Ki@3' },
        { seat: 1, move: '-' },
      ],
    },
    {
      say: {
        en: 'The scenario is over. The Warp Ring was used up for sector 1; Crusher and Founder came home from sector 2. Twelve of your 16 ships are left for the next solar system: send any six of them.',
        de: 'Das Szenario ist vorbei. Der Warp Ring ist für Sektor 1 verbraucht; Crusher und Founder sind aus Sektor 2 heimgekehrt. Von deinen 16 Schiffen sind für das nächste Sonnensystem noch zwölf da: Schicke irgendwelche sechs davon.',
        fr: 'Le scénario est terminé. Le Warp Ring a été dépensé pour le secteur 1 ; Crusher et Founder sont rentrés du secteur 2. De vos 16 vaisseaux, il en reste douze pour le système solaire suivant : envoyez-en six, au choix.',
      },
      moves: fullFleets(RESERVE),
      hint: {
        en: 'Fewer ships are allowed, and sometimes wise. This time send six.',
        de: 'Weniger sind erlaubt und manchmal klug. Schicke diesmal sechs.',
        fr: 'Moins, c’est permis, et parfois sage. Cette fois, envoyez-en six.',
      },
      replies: [{ seat: 1, move: 'fleet Wr Me Ro Sl Cr Ki' }],
    },
    {
      say: {
        en: 'Jonas had paid three ships for the 4 points of sector 3, so he could choose from only ten; his Rogue and his Mend had won nothing and came home. The choice gets smaller from scenario to scenario: a win should be worth its ships.',
        de: 'Jonas hatte für die 4 Punkte von Sektor 3 mit drei Schiffen bezahlt und konnte nur noch aus zehn wählen; sein Rogue und sein Mend hatten nichts gewonnen und sind heimgekehrt. Die Auswahl schrumpft von Szenario zu Szenario: Ein Sieg sollte seine Schiffe wert sein.',
        fr: 'Jonas avait payé trois vaisseaux pour les 4 points du secteur 3 et n’avait plus le choix qu’entre dix ; son Rogue et son Mend, qui n’avaient rien gagné, étaient rentrés. De scénario en scénario, le choix se réduit : une victoire doit valoir ses vaisseaux.',
      },
    },
  ],
  done: {
    en: 'Winning costs ships, shields give them back, and losing costs nothing but the points.',
    de: 'Gewinnen kostet Schiffe, Schilde geben sie zurück, und Verlieren kostet nichts als die Punkte.',
    fr: 'Gagner coûte des vaisseaux, les boucliers les rendent, et perdre ne coûte que les points.',
  },
}
