import type { Chapter } from '@sternentisch/grammar'

export const setup: Chapter = {
  id: 'SF-1',
  title: { en: 'Setup and modes', de: 'Aufbau und Modi', fr: 'Mise en place et modes' },
  intro: {
    en: 'Four modes lead from the first flight to a war with your own pile. They differ in cards and cruisers; the rules stay the same. Option “Mode” chooses one.',
    de: 'Vier Modi führen vom ersten Flug bis zum Krieg mit eigenem Stapel. Sie unterscheiden sich in Karten und Kreuzern; die Regeln bleiben gleich. Die Option „Modus“ legt fest, welcher gilt.',
    fr: 'Quatre modes mènent du premier vol à la guerre avec votre propre pioche. Ils diffèrent par les cartes et les Croiseurs ; les règles restent les mêmes. L’option « Mode » en choisit un.',
  },
  rules: [
    {
      id: 'SF-1.1',
      text: {
        en: 'Starfighter is a duel. One of you is made starting player, by lot in a first game, and takes the initiative marker. Option “First player”: you settle it yourselves. In a rematch the loser starts.',
        de: 'Starfighter ist ein Duell. Einer von euch wird Startspieler, in der ersten Partie durch das Los, und nimmt den Initiative-Anzeiger. Option „Startspieler“: Ihr legt ihn selbst fest. Bei einer Revanche beginnt, wer verloren hat.',
        fr: 'Starfighter est un duel. L’un de vous est premier joueur, tiré au sort à la première partie, et prend le marqueur Initiative. Option « Premier joueur » : vous le désignez vous-mêmes. Pour la revanche, c’est le perdant qui commence.',
      },
    },
    {
      id: 'SF-1.2',
      text: {
        en: 'Training is the way in: only the cruisers Ares and Athena, only cards with a green ID. No other card takes part.',
        de: 'Training ist der Einstieg: nur die Kreuzer Ares und Athena, nur Karten mit grünem ID-Code. Alle anderen Karten bleiben draußen.',
        fr: 'L’Entraînement est la porte d’entrée : seulement les Croiseurs Ares et Athena, seulement les cartes à matricule vert. Aucune autre carte ne participe.',
      },
    },
    {
      id: 'SF-1.3',
      text: {
        en: 'Skirmish is the full game: all cards and all cruisers.',
        de: 'Das Scharmützel ist das volle Spiel: alle Karten und alle Kreuzer.',
        fr: 'L’Escarmouche est le jeu complet : toutes les cartes et tous les Croiseurs.',
      },
    },
    {
      id: 'SF-1.3a',
      text: {
        en: 'Transition is the step between: all cruisers, and a common pile that adds a single new effect to those of Training, the Barrel roll. The ten plainest green cards make room for the first ten blue cards whose only blue symbol is the Barrel roll; if there are fewer of those, fewer are exchanged.',
        de: 'Der Übergang liegt dazwischen: alle Kreuzer und ein gemeinsamer Stapel, der die Effekte des Trainings um einen einzigen ergänzt, die Fassrolle. Die zehn schlichtesten grünen Karten machen Platz für die ersten zehn blauen, deren einziges blaues Symbol die Fassrolle ist; gibt es weniger davon, werden weniger getauscht.',
        fr: 'La Transition est l’étape intermédiaire : tous les Croiseurs, et une pioche commune qui ajoute aux effets de l’Entraînement un seul nouvel effet, le Retournement. Les dix cartes vertes les plus simples cèdent la place aux dix premières bleues dont le Retournement est le seul symbole bleu ; s’il y en a moins, on en échange moins.',
      },
    },
    {
      id: 'SF-1.4',
      text: {
        en: 'Starting with the starting player, each of you chooses a cruiser board. A board has two sides with a class each, and once taken it is gone with both. In Training the second player gets what is left of Ares and Athena. Option “Choice of cruisers”: only the class is taken, or both players choose freely.',
        de: 'Der Startspieler wählt zuerst ein Kreuzer-Tableau, dann der andere. Ein Tableau hat zwei Seiten mit je einer Klasse, und wer es nimmt, nimmt beide. Im Training bekommt der Zweite, was von Ares und Athena übrig ist. Option „Wahl der Kreuzer“: Nur die Klasse ist vergeben, oder beide wählen frei.',
        fr: 'Le premier joueur choisit un plateau Croiseur, puis l’autre. Un plateau a deux côtés, avec une classe chacun ; une fois pris, il l’est des deux côtés. En Entraînement, le second reçoit celui qui reste d’Ares et d’Athena. Option « Choix des Croiseurs » : seule la classe est prise, ou chacun choisit librement.',
      },
    },
    {
      id: 'SF-1.5',
      text: {
        en: 'The boards are laid opposite each other so that each of the five sectors faces its counterpart. The offset is 0.',
        de: 'Die Tableaus liegen einander so gegenüber, dass jedem der fünf Sektoren sein Gegenstück gegenüberliegt. Der Versatz ist 0.',
        fr: 'Les plateaux se font face, chacun des cinq secteurs devant son vis-à-vis. Le décalage est de 0.',
      },
    },
    {
      id: 'SF-1.6',
      text: {
        en: 'Each hull begins at the highest value of its track.',
        de: 'Jede Hülle beginnt beim höchsten Wert ihrer Anzeige.',
        fr: 'Chaque blindage commence à la plus haute valeur de sa piste.',
      },
    },
    {
      id: 'SF-1.7',
      text: {
        en: 'In Training, Transition and Skirmish all cards in use are shuffled into one pile from which both of you draw, backs up. Destroyed cards go to one common discard pile. You begin without cards in hand.',
        de: 'In Training, Übergang und Scharmützel werden alle verwendeten Karten zu einem Stapel gemischt, von dem ihr beide zieht, Rückseiten nach oben. Zerstörte Karten kommen auf einen gemeinsamen Ablagestapel. Ihr beginnt ohne Handkarten.',
        fr: 'En Entraînement, en Transition et en Escarmouche, les cartes utilisées sont mélangées en une seule pioche pour vous deux, versos visibles. Les cartes détruites vont dans une défausse commune. Vous commencez sans carte en main.',
      },
    },
    {
      id: 'SF-1.8',
      text: {
        en: 'In Ultimate War you come with a fleet of your own. In secret you choose a cruiser, then you build a draw pile: at least 25 cards, no ID twice, as many as you like. Your deck is the one of option “Deck of South” or “Deck of North”: a ready-made one or a list of your own. Both cruisers are shown at the same moment. Each of you draws only from the own pile and discards only to the own discard pile. Both choose from all cards and may take the same class. Otherwise the rules of Skirmish apply.\n\nOption “Cards of Ultimate War”: instead you share one set. Here too the cruiser comes first. Then the set is divided, by lot into halves, or by taking turns: you pick one card each, openly; with 25 cards or more you may stop, and the other goes on alone for as long as they like. At last you make your pile out of your own share, in secret: you may leave cards out as long as 25 remain. Only then are the cruisers shown.',
        de: 'In den Ultimativen Krieg bringst du deine eigene Flotte mit. Heimlich wählst du einen Kreuzer, dann stellst du einen Zugstapel zusammen: mindestens 25 Karten, kein ID-Code doppelt, nach oben offen. Dein Deck ist das der Option „Deck von Süd“ oder „Deck von Nord“: ein fertiges oder eine eigene Liste. Beide Kreuzer werden im selben Moment gezeigt. Jeder zieht nur vom eigenen Stapel und legt nur auf die eigene Ablage. Beide wählen aus allen Karten und dürfen dieselbe Klasse nehmen. Sonst gilt alles wie im Scharmützel.\n\nOption „Karten im Ultimativen Krieg“: Ihr teilt euch stattdessen einen Satz. Auch dann kommt zuerst der Kreuzer. Danach wird der Satz geteilt, durch das Los in zwei Hälften oder reihum: Jeder nimmt offen je eine Karte; ab 25 Karten darfst du aufhören, und der andere macht allein weiter, solange er mag. Zuletzt stellt ihr heimlich eure Stapel aus dem eigenen Anteil zusammen: Du darfst Karten weglassen, solange 25 bleiben. Erst dann werden die Kreuzer gezeigt.',
        fr: 'En Guerre Totale, vous venez avec votre propre flotte. En secret, vous choisissez un Croiseur, puis vous composez une pioche : au moins 25 cartes, aucun matricule en double, sans maximum. Votre deck est celui de l’option « Deck de Sud » ou « Deck de Nord » : un deck tout prêt ou votre propre liste. Les deux Croiseurs sont montrés au même moment. Chacun ne pioche que dans sa pioche et ne défausse que dans sa défausse. Les deux choisissent parmi toutes les cartes et peuvent prendre la même classe. Pour le reste, tout se passe comme en Escarmouche.\n\nOption « Cartes de la Guerre Totale » : vous vous partagez un seul jeu. Là aussi, le Croiseur vient d’abord. Puis le jeu est partagé, par tirage en deux moitiés, ou à tour de rôle : chacun prend une carte à la fois, à la vue de tous ; à partir de 25 cartes, vous pouvez arrêter, et l’autre continue seul tant qu’il le souhaite. Enfin, chacun compose en secret sa pioche avec sa propre part : vous pouvez écarter des cartes tant qu’il en reste 25. C’est alors seulement que les Croiseurs sont montrés.',
      },
    },
    {
      id: 'SF-1.9',
      text: {
        en: 'In Ultimate War the same ID may be in play twice, once on each side. They are two cards: what happens to one leaves the other alone.',
        de: 'Im Ultimativen Krieg kann derselbe ID-Code zweimal im Spiel sein, auf jeder Seite einmal. Es sind zwei Karten: Was der einen geschieht, lässt die andere unberührt.',
        fr: 'En Guerre Totale, le même matricule peut se trouver deux fois en jeu, une fois de chaque côté. Ce sont deux cartes : ce qui arrive à l’une ne change rien pour l’autre.',
      },
    },
  ],
}
