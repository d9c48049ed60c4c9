import type { Chapter } from '@sternentisch/grammar'
import { WhoMeetsWhom } from '../figures/who-meets-whom.tsx'

export const battle: Chapter = {
  id: 'SP-10',
  title: { en: 'The battle', de: 'Der Kampf', fr: 'Le combat' },
  intro: {
    en: 'One fleet against one fleet, from the smallest ships to the largest. Each ship fires once.',
    de: 'Eine Flotte gegen eine Flotte, von den kleinsten Schiffen bis zu den größten. Jedes Schiff feuert einmal.',
    fr: 'Une flotte contre une flotte, des plus petits vaisseaux aux plus grands. Chaque vaisseau tire une fois.',
  },
  rules: [
    {
      id: 'SP-10.1',
      text: {
        en: 'In a battle one fleet of the attacker meets one fleet of the defender. If either has no living ship left, the battle does not take place.',
        de: 'In einem Kampf trifft eine Flotte des Angreifers auf eine des Verteidigers. Hat eine von beiden kein lebendes Schiff mehr, entfällt er.',
        fr: 'Dans un combat, une flotte de l’attaquant rencontre une flotte du défenseur. Si l’une des deux n’a plus de vaisseau vivant, il n’a pas lieu.',
      },
    },
    {
      id: 'SP-10.2',
      text: {
        en: 'It runs through four rows, one for each class: I, II, III, IV.',
        de: 'Er läuft durch vier Reihen, eine für jede Klasse: I, II, III, IV.',
        fr: 'Il parcourt quatre rangées, une par classe : I, II, III, IV.',
      },
    },
    {
      id: 'SP-10.3',
      text: {
        en: 'A row is skipped if neither fleet has a living ship of its class. It is skipped, too, if one fleet has nothing left in this class and all higher ones.',
        de: 'Eine Reihe entfällt, wenn keine der beiden Flotten ein lebendes Schiff dieser Klasse hat. Sie entfällt auch, wenn eine Flotte in dieser und allen höheren Klassen nichts mehr hat.',
        fr: 'Une rangée est sautée si aucune des deux flottes n’a de vaisseau vivant de cette classe. Elle l’est aussi si une flotte n’a plus rien dans cette classe ni dans les suivantes.',
      },
    },
    {
      id: 'SP-10.4',
      text: {
        en: 'Who meets whom? Each fleet sends its ships of the row’s class. Has it none alive, its next higher class steps in. This is looked up when the row begins: a class shot down in an earlier row leaves a gap, and the way to the larger ships is open.\n\nReconstruction: option “Targets” lets you fix all pairs before the first shot instead. Then a class whose opponent is gone has lost its target.',
        de: 'Wer trifft auf wen? Jede Flotte schickt ihre Schiffe aus der Klasse der Reihe. Lebt dort keines, springt ihre nächsthöhere Klasse ein. Nachgesehen wird, wenn die Reihe beginnt: Eine vorher abgeschossene Klasse hinterlässt eine Lücke, und der Weg zu den größeren Schiffen ist frei.\n\nRekonstruktion: Mit der Option „Ziele“ stehen stattdessen alle Paarungen vor dem ersten Schuss fest. Eine Klasse, deren Gegner weg ist, hat dann ihr Ziel verloren.',
        fr: 'Qui rencontre qui ? Chaque flotte envoie ses vaisseaux de la classe de la rangée. Si elle n’en a plus de vivant, sa classe supérieure suivante prend la place. On le constate quand la rangée commence : une classe abattue plus tôt laisse un vide, et la voie vers les gros vaisseaux est libre.\n\nReconstitution : avec l’option « Cibles », toutes les paires sont fixées avant le premier tir. Une classe dont l’adversaire a disparu a alors perdu sa cible.',
      },
      Figure: WhoMeetsWhom,
    },
    {
      id: 'SP-10.5',
      text: {
        en: 'One shot per battle. A class fires, and uses its abilities, only in the first row it steps into. After that it is spent: it may have to step in again and be shot at, but does nothing more in this battle.\n\nReconstruction: the original leaves open whether a class standing in for a smaller one fires back. Option “Fire across classes”.',
        de: 'Ein Schuss je Kampf. Eine Klasse feuert nur in der ersten Reihe, in der sie antritt, und nutzt nur dort ihre Fähigkeiten. Danach ist sie verbraucht: Sie kann noch einmal antreten müssen und beschossen werden, tut in diesem Kampf aber nichts mehr.\n\nRekonstruktion: Das Original lässt offen, ob eine Klasse, die für eine kleinere einspringt, zurückschießt. Option „Feuer über Klassen hinweg“.',
        fr: 'Un tir par combat. Une classe ne tire, et n’utilise ses capacités, que dans la première rangée où elle se présente. Ensuite elle est épuisée : elle peut devoir se présenter encore et essuyer des tirs, mais ne fait plus rien dans ce combat.\n\nReconstitution : l’original ne dit pas si une classe qui en remplace une plus petite riposte. Option « Tirs entre classes ».',
      },
    },
    {
      id: 'SP-10.6',
      text: {
        en: 'There is a class battle in every row in which at least one of the two classes is not yet spent. Two spent classes only look at each other.',
        de: 'In jeder Reihe, in der wenigstens eine der beiden Klassen noch nicht verbraucht ist, gibt es ein Class-Battle. Zwei verbrauchte Klassen sehen einander nur an.',
        fr: 'Il y a un combat de classes dans chaque rangée où au moins une des deux classes n’est pas épuisée. Deux classes épuisées ne font que se regarder.',
      },
    },
    {
      id: 'SP-10.7',
      text: {
        en: 'What follows from this: two equal classes meet and both fire. Where you have a gap, your larger ships must step in, and their one shot goes at small fry. So fill all classes: it keeps the big guns for big targets. No class is shot at by normal fire before it has fired itself.',
        de: 'Was daraus folgt: Zwei gleiche Klassen treffen aufeinander, und beide feuern. Wo du eine Lücke hast, müssen deine größeren Schiffe einspringen, und ihr einziger Schuss geht auf kleine Ziele. Besetze also alle Klassen: Dann bleiben die großen Geschütze für die großen Ziele. Keine Klasse wird durch normale Schüsse getroffen, bevor sie selbst gefeuert hat.',
        fr: 'Ce qui en découle : deux classes égales se rencontrent et tirent toutes deux. Là où vous avez un vide, vos gros vaisseaux doivent prendre la place, et leur unique tir part sur du menu fretin. Occupez donc toutes les classes : les gros canons restent pour les grosses cibles. Aucune classe n’essuie de tir normal avant d’avoir tiré elle-même.',
      },
    },
    {
      id: 'SP-10.8',
      text: {
        en: 'Option “Fire across classes” has three values. Usually SP-10.5 holds. The second: a class fires only in the row of its own number and is a mere target elsewhere. The third: a class fires in every row it steps into.',
        de: 'Die Option „Feuer über Klassen hinweg“ hat drei Werte. Üblich ist SP-10.5. Der zweite: Eine Klasse feuert nur in der Reihe ihrer eigenen Nummer und ist sonst bloß Ziel. Der dritte: Eine Klasse feuert in jeder Reihe, in der sie antritt.',
        fr: 'L’option « Tirs entre classes » a trois valeurs. D’ordinaire, SP-10.5 s’applique. La deuxième : une classe ne tire que dans la rangée de son numéro et n’est ailleurs qu’une cible. La troisième : une classe tire dans chaque rangée où elle se présente.',
      },
    },
    {
      id: 'SP-10.9',
      text: {
        en: 'After row IV jams and boosts end, nobody is spent any more, and wrecks are cleared (SP-12.9). Damage stays (SP-12.8).',
        de: 'Nach Reihe IV enden Lähmung und Verstärkung, niemand ist mehr verbraucht, und die Wracks werden weggeräumt (SP-12.9). Der Schaden bleibt (SP-12.8).',
        fr: 'Après la rangée IV, paralysies et renforcements prennent fin, plus personne n’est épuisé, et les épaves sont enlevées (SP-12.9). Les dégâts restent (SP-12.8).',
      },
    },
  ],
}
