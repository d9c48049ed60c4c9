import type { Chapter } from '@sternentisch/grammar'

export const fleets: Chapter = {
  id: 'ST-3',
  title: { en: 'Choosing fleets', de: 'Flotten wählen', fr: 'Choisir les flottes' },
  intro: {
    en: 'Now you look at the sectors and decide whom to send. What wins today is mostly missing tomorrow.',
    de: 'Jetzt siehst du dir die Sektoren an und entscheidest, wen du schickst. Was heute gewinnt, fehlt meistens morgen.',
    fr: 'Observez les secteurs et décidez qui envoyer. Ce qui gagne aujourd’hui manquera le plus souvent demain.',
  },
  rules: [
    {
      id: 'ST-3.1',
      text: {
        en: 'All players choose at the same time and in secret: up to six ships of their own reserve, in any mix. You may send fewer, even none, and save them for later. Until the last player is ready, you can change your mind. Option “Size of fleets”: everybody sends six, or all that are left.',
        de: 'Alle wählen gleichzeitig und heimlich: bis zu sechs Schiffe der eigenen Reserve, in beliebiger Mischung. Du darfst weniger schicken, sogar gar keins, und sie für später aufheben. Bis die Letzten fertig sind, kannst du es dir anders überlegen. Option „Größe der Flotten“: Jeder schickt sechs, oder alle, die noch da sind.',
        fr: 'Chacun choisit en même temps et en secret : jusqu’à six vaisseaux de sa réserve, dans le mélange de son choix. Vous pouvez en envoyer moins, voire aucun, et les garder pour plus tard. Tant que tout le monde n’est pas prêt, vous pouvez changer d’avis. Option « Taille des flottes » : chacun en envoie six, ou tout ce qui lui reste.',
      },
    },
    {
      id: 'ST-3.2',
      text: {
        en: 'With fewer than six ships in reserve your fleet is simply smaller. With none you watch this scenario.',
        de: 'Liegen weniger als sechs Schiffe in deiner Reserve, ist deine Flotte eben kleiner. Liegt keines mehr dort, siehst du diesem Szenario nur zu.',
        fr: 'Avec moins de six vaisseaux en réserve, votre flotte est simplement plus petite. Sans aucun, vous regardez ce scénario se jouer.',
      },
    },
    {
      id: 'ST-3.3',
      text: {
        en: 'Option “Choice of fleets”: for a first match, chance may put the fleets together, either in the first scenario or in all of them. It takes three civil and three military ships from your reserve; if one class has too few, the other fills up to six. You see the fleet you got.',
        de: 'Option „Wahl der Flotten“: Für eine erste Partie kann der Zufall die Flotten zusammenstellen, im ersten Szenario oder in allen. Er nimmt drei zivile Schiffe und drei Militärschiffe aus deiner Reserve; reicht eine Sorte nicht, füllt die andere bis sechs auf. Was du bekommen hast, siehst du.',
        fr: 'Option « Choix des flottes » : pour une première partie, le hasard peut composer les flottes, au premier scénario ou à tous. Il prend trois vaisseaux civils et trois militaires dans votre réserve ; si une classe n’en a pas assez, l’autre complète jusqu’à six. Vous voyez la flotte obtenue.',
      },
    },
    {
      id: 'ST-3.4',
      text: {
        en: 'Once all fleets are chosen, each is shuffled into a pile with the backs up. The order is unknown to you as well. Of the ship on top everybody can see the class, and only that.',
        de: 'Sind alle Flotten gewählt, wird jede zu einem Stapel gemischt, Rückseiten nach oben. Die Reihenfolge kennst auch du nicht. Vom obersten Schiff sehen alle die Sorte, zivil oder Militär, und sonst nichts.',
        fr: 'Quand toutes les flottes sont choisies, chacune est mélangée en une pile, dos visibles. L’ordre vous est inconnu à vous aussi. Du vaisseau du dessus, tout le monde voit la classe, et rien d’autre.',
      },
    },
    {
      id: 'ST-3.5',
      text: {
        en: 'You take the two top ships of your pile into your hand, or what there is. A hand never holds more than two.',
        de: 'Du nimmst die beiden obersten Schiffe deines Stapels auf die Hand, oder so viele, wie da sind. Mehr als zwei hält eine Hand nie.',
        fr: 'Prenez en main les deux premiers vaisseaux de votre pile, ou ce qu’il y a. Une main n’en contient jamais plus de deux.',
      },
    },
    {
      id: 'ST-3.6',
      text: {
        en: 'How many ships everybody has sent is no secret from now on. Ships still in the reserve take no part in this scenario.',
        de: 'Wie viele Schiffe jeder geschickt hat, ist von nun an kein Geheimnis. Was in der Reserve geblieben ist, spielt in diesem Szenario nicht mit.',
        fr: 'Dès lors, le nombre de vaisseaux envoyés par chacun n’est plus un secret. Ceux qui restent en réserve ne participent pas à ce scénario.',
      },
    },
  ],
}
