import type { Lesson } from '@sternentisch/grammar'
import { tableWith } from './table.ts'

/** SN-7, SN-8: two that fight as one, and one that becomes greater. */
export const together: Lesson = {
  id: 'together',
  title: { en: 'Stronger together', de: 'Gemeinsam stärker', fr: 'Plus forts ensemble' },
  minutes: 4,
  seat: 0,
  seed: 'together',
  setup: tableWith({
    turn: 9,
    places: ['P3', 'P1', 'P4'],
    players: [
      { hand: ['C01', 'A03', 'R01', 'F20', 'D01'], rows: [['F21', 'F12~'], ['F13'], []] },
      { hand: ['R07', 'F23', 'T01', 'A09', 'A05'], rows: [['F11'], ['F04'], []] },
    ],
    draws: ['A04', 'F07', 'D02', 'A02', 'F06'],
  }),
  steps: [
    {
      say: {
        en: 'Drom-4 with a Combat Power of 48 is more than anybody of yours can beat alone: Lia Morgen has 22, Rikka 40. Together they can. Draw a card.',
        de: 'Drom-4 mit einer Kampfkraft von 48 kann keine deiner Figuren allein schlagen: Lia Morgen hat 22, Rikka 40. Zusammen geht es. Ziehe eine Karte.',
        fr: 'Drom-4, avec une Force de combat de 48, est trop fort pour chacune de vos figures seule : Lia Morgen a 22, Rikka 40. Ensemble, elles y arrivent. Piochez une carte.',
      },
      moves: ['+'],
      hint: { en: 'Draw a card first.', de: 'Ziehe zuerst eine Karte.', fr: 'Piochez d’abord une carte.' },
    },
    {
      say: {
        en: 'A collective card needs two neighbours that are both face up. Turn up Rikka.',
        de: 'Eine Kollektivkarte braucht zwei Nachbarn, die beide offen sind. Decke Rikka auf.',
        fr: 'Une carte collective exige deux voisines, toutes deux visibles. Révélez Rikka.',
      },
      moves: ['U a1.2'],
      hint: {
        en: 'First turn up Rikka, beside Lia.',
        de: 'Decke zuerst Rikka auf, neben Lia.',
        fr: 'Révélez d’abord Rikka, à côté de Lia.',
      },
    },
    {
      say: {
        en: 'They need not be ready to be coupled. Lay Star Pact across Lia and Rikka.',
        de: 'Um gekoppelt zu werden, müssen sie nicht angriffsbereit sein. Lege „Sternenbund“ über Lia und Rikka.',
        fr: 'Pour être couplées, elles n’ont pas besoin d’être prêtes. Posez Pacte des étoiles sur Lia et Rikka.',
      },
      moves: ['K C01>a1.1&a1.2'],
      hint: {
        en: 'That can wait. Star Pact for Lia and Rikka.',
        de: 'Das kann warten. „Sternenbund“ für Lia und Rikka.',
        fr: 'Cela peut attendre. Pacte des étoiles pour Lia et Rikka.',
      },
    },
    {
      say: {
        en: 'Now they are a pair and count together in every fight. End your turn.',
        de: 'Jetzt sind sie ein Paar und zählen in jedem Kampf zusammen. Beende deinen Zug.',
        fr: 'Elles forment maintenant une paire et comptent ensemble dans chaque combat. Finissez votre tour.',
      },
      moves: ['.'],
      replies: [
        { seat: 1, move: '+' },
        { seat: 1, move: 'R R07>b1.1' },
        { seat: 1, move: '.' },
      ],
    },
    {
      say: {
        en: 'Jonas has reinforced Drom-4 with Field Jammer: more Tech Strength and Guile, but no Combat Power. Draw a card.',
        de: 'Jonas hat Drom-4 mit „Störfeldgeber“ verstärkt: mehr Technik-Stärke und List, aber keine Kampfkraft. Ziehe eine Karte.',
        fr: 'Jonas a renforcé Drom-4 avec Brouilleur de champ : plus de Force technique et de Ruse, mais pas de Force de combat. Piochez une carte.',
      },
      moves: ['+'],
      hint: { en: 'Draw the card.', de: 'Ziehe die Karte.', fr: 'Piochez la carte.' },
    },
    {
      say: {
        en: 'Attack Drom-4 with Open Battle. Name Lia or Rikka, whichever you can better do without: only the named figure is at risk, the other one lends her value.',
        de: 'Greife Drom-4 mit „Offener Kampf“ an. Nenne Lia oder Rikka, je nachdem, auf wen du eher verzichten kannst: Nur die genannte Figur ist in Gefahr, die andere leiht ihren Wert.',
        fr: 'Attaquez Drom-4 avec Combat ouvert. Désignez Lia ou Rikka, celle dont vous pourriez le mieux vous passer : seule la figure désignée court un risque, l’autre prête sa valeur.',
      },
      moves: ['A A03:a1.1xb1.1', 'A A03:a1.2xb1.1'],
      hint: {
        en: 'Use the pair while Drom-4 is weak in combat: Open Battle with Lia or Rikka.',
        de: 'Nutze das Paar, solange Drom-4 im Kampf nicht stärker wird: „Offener Kampf“ mit Lia oder Rikka.',
        fr: 'Profitez de la paire tant que Drom-4 n’est pas renforcé au combat : Combat ouvert avec Lia ou Rikka.',
      },
      replies: [{ seat: 1, move: 'D-' }],
    },
    {
      say: {
        en: '22 and 40 make 62, against 48. Drom-4 is gone and Field Jammer with him; your pair goes on. End your turn.',
        de: '22 und 40 sind 62, gegen 48. Drom-4 ist weg und „Störfeldgeber“ mit ihm; dein Paar besteht weiter. Beende deinen Zug.',
        fr: '22 et 40 font 62, contre 48. Drom-4 n’est plus là, et Brouilleur de champ avec lui ; votre paire continue. Finissez votre tour.',
      },
      moves: ['.'],
      replies: [
        { seat: 1, move: '+' },
        { seat: 1, move: 'P F23@1' },
        { seat: 1, move: '.' },
      ],
    },
    {
      say: {
        en: 'Now to the Dream Constant: one against one, and Veyr’s Cosmic Might of 48 beats Sennet’s 38. Draw a card.',
        de: 'Nun zur Traumkonstante: eins gegen eins, und Veyrs Kosmos-Macht von 48 schlägt Sennets 38. Ziehe eine Karte.',
        fr: 'Passons à la Constante du rêve : une contre une, et la Puissance cosmique de Veyr, 48, bat celle de Sennet, 38. Piochez une carte.',
      },
      moves: ['+'],
      hint: { en: 'Draw the card.', de: 'Ziehe die Karte.', fr: 'Piochez la carte.' },
    },
    {
      say: {
        en: 'Lay Star Core under Sennet: it adds 16 Cosmic Might and 16 Tech Strength for as long as she is there.',
        de: 'Lege „Sternenkern“ unter Sennet: Die Karte bringt ihr 16 Kosmos-Macht und 16 Technik-Stärke, solange sie da ist.',
        fr: 'Placez Cœur d’étoile sous Sennet : il lui ajoute 16 en Puissance cosmique et 16 en Force technique tant qu’elle est là.',
      },
      moves: ['R R01>a2.1'],
      hint: {
        en: 'It would not change the Dream Constant. Star Core under Sennet does.',
        de: 'Das würde an der Traumkonstante nichts ändern. „Sternenkern“ unter Sennet schon.',
        fr: 'Cela ne changerait rien à la Constante du rêve. Cœur d’étoile sous Sennet, si.',
      },
    },
    {
      say: {
        en: '54 to 48: the Dream Constant is yours. Reinforcements count in fights and for a tied place; a pair adds up in fights only.',
        de: '54 zu 48: Die Traumkonstante gehört dir. Verstärkungen zählen in Kämpfen und bei Gleichstand an einem Ort; ein Paar zählt nur in Kämpfen zusammen.',
        fr: '54 à 48 : la Constante du rêve est à vous. Les renforts comptent dans les combats et pour départager un lieu ; une paire ne s’additionne que dans les combats.',
      },
    },
  ],
  done: {
    en: 'A pair beats what neither could, and a reinforcement stays with its figure. Whoever falls takes it along.',
    de: 'Ein Paar schlägt, was keine allein schlagen könnte, und eine Verstärkung bleibt bei ihrer Figur. Wer fällt, nimmt sie mit.',
    fr: 'Une paire bat ce qu’aucune ne battrait seule, et un renfort reste avec sa figure. Une figure qui tombe l’entraîne avec elle.',
  },
}
