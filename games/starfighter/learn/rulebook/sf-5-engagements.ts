import type { Chapter } from '@sternentisch/grammar'
import { ForceField, Repair, Shields } from '../figures/before-after.tsx'
import { Salvo } from '../figures/salvo.tsx'

export const engagements: Chapter = {
  id: 'SF-5',
  title: {
    en: 'Battle: engagements and damage',
    de: 'Kampf: Gefechte und Schaden',
    fr: 'Bataille : combats et dégâts',
  },
  intro: {
    en: 'Two facing sectors fire at the same time, but the damage is dealt with one side after the other and shot by shot.',
    de: 'Zwei gegenüberliegende Sektoren feuern zugleich; der Schaden wird aber nacheinander abgehandelt, erst die eine Seite, dann die andere, Treffer für Treffer.',
    fr: 'Deux secteurs face à face tirent en même temps, mais les dégâts se règlent un camp après l’autre et coup par coup.',
  },
  rules: [
    {
      id: 'SF-5.1',
      text: {
        en: 'An engagement begins with counting: the visible, undamaged fighters in your sector are the salvo your opponent takes, and theirs is yours. Both numbers are fixed now. Whatever happens during the engagement, they stay.',
        de: 'Ein Gefecht beginnt mit Zählen: Die sichtbaren, unbeschädigten Jäger in deinem Sektor sind die Salve, die dein Gegner nimmt, und seine nimmst du. Beide Zahlen stehen damit fest. Was immer im Gefecht geschieht, sie bleiben.',
        fr: 'Un combat commence par un compte : les Chasseurs visibles et intacts de votre secteur font la salve que subit l’adversaire, et les siens font la vôtre. Les deux nombres sont désormais fixés. Quoi qu’il arrive pendant le combat, ils ne changent plus.',
      },
    },
    {
      id: 'SF-5.2',
      text: {
        en: 'The initiative holder takes the whole salvo first, with every effect it sets off. Then it is the other one’s turn.',
        de: 'Wer die Initiative hat, nimmt zuerst seine ganze Salve, samt allen Effekten, die sie auslöst. Dann ist die andere Seite dran.',
        fr: 'Qui a l’Initiative subit d’abord toute sa salve, avec tous les effets qu’elle déclenche. Puis c’est le tour de l’autre.',
      },
    },
    {
      id: 'SF-5.3',
      text: {
        en: 'Damage comes one by one. Each hits the card that is on top of the sector at that moment, even if it has only just arrived there.',
        de: 'Schaden kommt einzeln. Jeder trifft die Karte, die in diesem Moment zuoberst im Sektor liegt, auch wenn sie gerade erst dorthin gekommen ist.',
        fr: 'Les dégâts arrivent un par un. Chacun touche la carte qui est à cet instant au sommet du secteur, même si elle vient d’y arriver.',
      },
    },
    {
      id: 'SF-5.4',
      text: {
        en: 'On the top card a damage goes:\n- if there is a force field, as SF-5.9 says;\n- otherwise onto a free shield, if there is one (SF-5.8);\n- otherwise onto an undamaged fighter, those in the half towards the opponent first, then the others. A fighter takes one marker.\n\nOption “Damage inside a card”: you choose the half yourself when your card has undamaged fighters in both.',
        de: 'Auf der obersten Karte kommt ein Schaden:\n- bei einem Kraftfeld dahin, wo SF-5.9 es sagt;\n- sonst auf einen freien Schild, falls es einen gibt (SF-5.8);\n- sonst auf einen unbeschädigten Jäger, zuerst im Bereich zum Gegner hin, dann im anderen. Ein Jäger nimmt einen Marker.\n\nOption „Schaden auf einer Karte“: Hat deine Karte in beiden Bereichen unbeschädigte Jäger, wählst du den Bereich selbst.',
        fr: 'Sur la carte du dessus, un dégât se place :\n- s’il y a un champ de force, comme le dit SF-5.9 ;\n- sinon sur un écran libre, s’il y en a un (SF-5.8) ;\n- sinon sur un Chasseur intact, d’abord dans la partie tournée vers l’adversaire, puis dans l’autre. Un Chasseur prend un seul marqueur.\n\nOption « Dégâts sur une carte » : vous choisissez vous-même la partie quand votre carte a des Chasseurs intacts dans les deux.',
      },
    },
    {
      id: 'SF-5.5',
      text: {
        en: 'When the last undamaged fighter of a card is hit, on the face that is up and in both halves, the card is destroyed at once. It goes to the discard pile, in Ultimate War to that of its owner, and its markers come off.',
        de: 'Wird der letzte unbeschädigte Jäger einer Karte getroffen, auf der Seite, die oben liegt, und in beiden Bereichen, ist die Karte sofort zerstört. Sie kommt auf den Ablagestapel, im Ultimativen Krieg auf den ihres Besitzers, und ihre Marker kommen weg.',
        fr: 'Quand le dernier Chasseur intact d’une carte est touché, sur la face visible et dans les deux parties, la carte est aussitôt détruite. Elle va à la défausse, en Guerre Totale à celle de son propriétaire, et ses marqueurs s’en vont.',
      },
    },
    {
      id: 'SF-5.6',
      text: {
        en: 'Now the upper half of the card below is in view. Its effect happens, with all that follows, before the next damage is placed. Then the salvo goes on against whatever is on top.',
        de: 'Nun ist der obere Bereich der Karte darunter zu sehen. Sein Effekt geschieht, mit allem, was folgt, bevor der nächste Schaden gelegt wird. Dann geht die Salve weiter, gegen das, was jetzt zuoberst liegt.',
        fr: 'La partie supérieure de la carte du dessous apparaît alors. Son effet s’applique, avec tout ce qui s’ensuit, avant le prochain dégât. Puis la salve continue contre ce qui est maintenant au sommet.',
      },
      Figure: Salvo,
    },
    {
      id: 'SF-5.7',
      text: {
        en: 'A damage that finds no card in the sector costs 1 hull. This is looked at anew for each damage: if an effect brings a card in between, that card takes the rest.',
        de: 'Ein Schaden, der im Sektor keine Karte vorfindet, kostet 1 Hüllenpunkt. Das wird für jeden Schaden neu geprüft: Bringt ein Effekt zwischendurch eine Karte hierher, nimmt sie den Rest.',
        fr: 'Un dégât qui ne trouve aucune carte dans le secteur coûte 1 point de blindage. On le vérifie pour chaque dégât : si un effet amène une carte entre-temps, c’est elle qui prend la suite.',
      },
    },
    {
      id: 'SF-5.8',
      text: {
        en: 'Shields: a card with shields 2, 3 or 4 takes that many damage on its shields before its fighters suffer. A shield with a marker is used up until the end of the round.',
        de: 'Schilde: Eine Karte mit Schilden 2, 3 oder 4 nimmt so viel Schaden auf die Schilde, bevor ihre Jäger leiden. Ein Schild mit Marker ist bis zum Ende der Runde verbraucht.',
        fr: 'Écrans : une carte à écran 2, 3 ou 4 prend autant de dégâts sur ses écrans avant que ses Chasseurs ne souffrent. Un écran marqué est épuisé jusqu’à la fin de la manche.',
      },
      Figure: Shields,
    },
    {
      id: 'SF-5.9',
      text: {
        en: 'Force field: when a salvo reaches such a card, one marker goes onto one of its fighters, and all the rest of the salvo is lost. This holds even if that one marker destroys the card; what lies below then comes into view as usual. Option “Force field, last fighter”: if the card is destroyed, the rest of the salvo goes on.',
        de: 'Kraftfeld: Erreicht eine Salve eine solche Karte, kommt ein Marker auf einen ihrer Jäger, und der ganze Rest der Salve verpufft. Das gilt auch, wenn dieser eine Marker die Karte zerstört; was darunterliegt, kommt dann wie üblich in Sicht. Option „Kraftfeld, letzter Jäger“: Wird die Karte zerstört, geht der Rest der Salve weiter.',
        fr: 'Champ de force : quand une salve atteint une telle carte, un marqueur va sur un de ses Chasseurs, et tout le reste de la salve est perdu. C’est vrai même si ce seul marqueur détruit la carte ; ce qui se trouve dessous apparaît alors comme d’habitude. Option « Champ de force, dernier Chasseur » : si la carte est détruite, le reste de la salve continue.',
      },
      Figure: ForceField,
    },
    {
      id: 'SF-5.10',
      text: {
        en: 'A fighter with a marker no longer shoots: not in later engagements, not in later rounds, as long as the marker stays.',
        de: 'Ein Jäger mit Marker schießt nicht mehr: weder in späteren Gefechten noch in späteren Runden, solange der Marker bleibt.',
        fr: 'Un Chasseur marqué ne tire plus : ni dans les combats suivants, ni dans les manches suivantes, tant que le marqueur reste.',
      },
    },
    {
      id: 'SF-5.11',
      text: {
        en: 'Markers stay on a card that survives, from round to round, even if it is moved or turned. But as soon as a half is hidden, because it is covered or lies on the face that is now down, all its markers come off. When it is seen again, fighters and shields are as new.',
        de: 'Auf einer Karte, die übersteht, bleiben die Marker von Runde zu Runde, auch wenn sie bewegt oder gedreht wird. Sobald aber ein Bereich verborgen ist, weil er verdeckt wird oder auf der Seite liegt, die nun unten ist, kommen alle seine Marker weg. Sieht man ihn wieder, sind Jäger und Schilde wie neu.',
        fr: 'Sur une carte qui survit, les marqueurs restent d’une manche à l’autre, même si elle est déplacée ou pivotée. Mais dès qu’une partie est cachée, parce qu’on la recouvre ou que sa face est maintenant dessous, tous ses marqueurs s’en vont. Quand on la revoit, Chasseurs et écrans sont comme neufs.',
      },
      Figure: Repair,
    },
    {
      id: 'SF-5.12',
      text: {
        en: 'Damage markers never run out.',
        de: 'Schadensmarker gehen nie aus.',
        fr: 'Les marqueurs Dégâts ne manquent jamais.',
      },
    },
    {
      id: 'SF-5.13',
      text: {
        en: 'End of round, after the last engagement: all markers on shields come off, the initiative holder hands the marker to the other player, and then it is seen whether the game is over (SF-7.1).',
        de: 'Ende der Runde, nach dem letzten Gefecht: Alle Marker auf Schilden kommen weg, der Initiative-Anzeiger geht an den anderen, und dann zeigt sich, ob die Partie zu Ende ist (SF-7.1).',
        fr: 'Fin de manche, après le dernier combat : tous les marqueurs sur les écrans s’en vont, le marqueur Initiative passe à l’autre joueur, puis on regarde si la partie est terminée (SF-7.1).',
      },
    },
  ],
}
