import type { Chapter } from '@sternentisch/grammar'
import { Reinforced } from '../figures/effects.tsx'

export const reinforcement: Chapter = {
  id: 'SN-7',
  title: { en: 'Reinforcement', de: 'Verstärkung', fr: 'Renforts' },
  intro: {
    en: 'A reinforcement card makes one figure stronger for good, or does something else once.',
    de: 'Eine Verstärkungskarte macht eine Figur auf Dauer stärker, oder sie bewirkt einmal etwas anderes.',
    fr: 'Un renfort rend une figure plus forte durablement, ou fait autre chose une seule fois.',
  },
  rules: [
    {
      id: 'SN-7.1',
      text: {
        en: 'Main step: lay a reinforcement card under one of your figures. The figure may be face up or face down; the card lies face up, so your opponent sees what it adds.',
        de: 'Hauptschritt: Lege eine Verstärkungskarte unter eine deiner Figuren. Die Figur darf offen oder verdeckt sein; die Karte liegt offen, dein Gegner sieht also, was sie bringt.',
        fr: 'Étape principale : placez un renfort sous une de vos figures. La figure peut être visible ou cachée ; le renfort, lui, est visible, et votre adversaire voit ce qu’il ajoute.',
      },
      Figure: Reinforced,
    },
    {
      id: 'SN-7.2',
      text: {
        en: 'What it adds counts whenever the figure attacks or is attacked. Added Cosmic Might also counts when the places are scored (SN-12.5).',
        de: 'Was sie bringt, zählt immer, wenn die Figur angreift oder angegriffen wird. Zusätzliche Kosmos-Macht zählt auch, wenn die Orte gewertet werden (SN-12.5).',
        fr: 'Ce qu’il ajoute compte chaque fois que la figure attaque ou est attaquée. La Puissance cosmique ajoutée compte aussi quand on attribue les lieux (SN-12.5).',
      },
    },
    {
      id: 'SN-7.3',
      text: {
        en: 'One figure may have as many reinforcement cards as you like; they add up.',
        de: 'Eine Figur darf beliebig viele Verstärkungskarten haben; sie zählen zusammen.',
        fr: 'Une figure peut avoir autant de renforts que vous voulez ; ils s’additionnent.',
      },
    },
    {
      id: 'SN-7.4',
      text: {
        en: 'The card stays for as long as its figure is on the board, and is discarded together with it.',
        de: 'Die Karte bleibt, solange ihre Figur auf dem Spielfeld ist, und wird mit ihr zusammen abgelegt.',
        fr: 'La carte reste tant que sa figure est sur le plateau, et elle est défaussée avec elle.',
      },
    },
    {
      id: 'SN-7.5',
      text: {
        en: 'You may strengthen a value that the place silences (SN-10.3). It is just of no use as long as the figure stays there.',
        de: 'Du darfst auch einen Wert verstärken, den der Ort sperrt (SN-10.3). Es nützt nur nichts, solange die Figur dort bleibt.',
        fr: 'Vous pouvez renforcer une valeur que le lieu fait taire (SN-10.3). C’est simplement sans effet tant que la figure y reste.',
      },
    },
    {
      id: 'SN-7.6',
      text: {
        en: 'Most reinforcement cards show a second use behind the word “Or”: the alternative function. Instead of laying the card under a figure you may play it from your hand for that; it happens at once, and the card goes to the discard pile.',
        de: 'Die meisten Verstärkungskarten zeigen nach dem Wort „Oder“ eine zweite Verwendung: die alternative Funktion. Statt die Karte unter eine Figur zu legen, darfst du sie dafür aus der Hand spielen; es geschieht sofort, und die Karte kommt auf den Ablagestapel.',
        fr: 'La plupart des renforts montrent, après le mot « Ou », un second usage : la fonction alternative. Au lieu de placer la carte sous une figure, vous pouvez la jouer de votre main pour cela ; l’effet est immédiat, et la carte va à la défausse.',
      },
    },
    {
      id: 'SN-7.7',
      text: {
        en: 'You choose when the card leaves your hand. Once it lies under a figure, its alternative function is gone.',
        de: 'Du entscheidest dich, wenn die Karte deine Hand verlässt. Liegt sie erst unter einer Figur, ist ihre alternative Funktion dahin.',
        fr: 'Le choix se fait quand la carte quitte votre main. Une fois sous une figure, elle n’a plus sa fonction alternative.',
      },
    },
    {
      id: 'SN-7.8',
      text: {
        en: 'The alternative functions of the deck:\n- Attack (Plasma Edge, War Harness): the card serves as an action card for Combat Power or PSI Power. It adds nothing to the total.\n- Scout (Shadow Cloak): you alone see all face-down figures of your opponent. There has to be at least one.\n- Dismantle (Field Jammer): discard one reinforcement or collective card of your opponent’s from the board.\n- Salvage (Nano Forge: an action card; Ember Banner: a figure): take one from the discard pile into your hand. Your opponent sees which.\n- Further steps (Thought Crown): up to two more main steps this turn.\n\nReconstruction: the rulebook says that such functions exist, not which. These are ours.',
        de: 'Die alternativen Funktionen des Decks:\n- Angriff (Plasmaklinge, Kriegsharnisch): Die Karte dient als Aktionskarte für Kampfkraft oder PSI-Kraft. Zur Kampfsumme trägt sie nichts bei.\n- Spähen (Schattenmantel): Nur du siehst alle verdeckten Figuren deines Gegners. Mindestens eine muss es geben.\n- Abbauen (Störfeldgeber): Lege eine Verstärkungs- oder Kollektivkarte deines Gegners vom Spielfeld ab.\n- Bergen (Nanoschmiede: eine Aktionskarte; Glutbanner: eine Figur): Nimm eine vom Ablagestapel auf die Hand. Dein Gegner sieht, welche.\n- Weitere Schritte (Gedankenkrone): bis zu zwei weitere Hauptschritte in diesem Zug.\n\nRekonstruktion: Das Regelwerk sagt, dass es solche Funktionen gibt, aber nicht, welche. Diese hier sind unsere.',
        fr: 'Les fonctions alternatives du jeu :\n- Attaque (Lame de plasma, Harnais de guerre) : la carte sert de carte action de Force de combat ou de Force PSI. Elle n’ajoute rien au total.\n- Espionner (Manteau d’ombre) : vous seul voyez toutes les figures cachées de l’adversaire. Il en faut au moins une.\n- Démonter (Brouilleur de champ) : défaussez du plateau un renfort ou une carte collective adverse.\n- Récupérer (Nanoforge : une carte action ; Bannière de braise : une figure) : récupérez-en une de la défausse. Votre adversaire voit laquelle.\n- Étapes en plus (Couronne de pensée) : jusqu’à deux autres étapes principales ce tour-ci.\n\nReconstitution : le livret dit que de telles fonctions existent, mais pas lesquelles. Celles-ci sont les nôtres.',
      },
    },
  ],
}
