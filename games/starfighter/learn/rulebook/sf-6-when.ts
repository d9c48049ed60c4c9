import type { Chapter } from '@sternentisch/grammar'

export const effectsWhen: Chapter = {
  id: 'SF-6',
  title: { en: 'Effects: when and whose', de: 'Effekte: wann und wessen', fr: 'Effets : quand et à qui' },
  intro: {
    en: 'Effects are the heart of the game. One question decides everything: was this half hidden just now, and is it visible?',
    de: 'Effekte sind das Herz des Spiels. Eine Frage entscheidet alles: War dieser Bereich eben noch verborgen, und ist er jetzt zu sehen?',
    fr: 'Les effets sont le cœur du jeu. Une question décide de tout : cette partie était-elle cachée à l’instant, et la voit-on maintenant ?',
  },
  rules: [
    {
      id: 'SF-6.1',
      text: {
        en: 'An effect happens each time the half that shows it goes from hidden to visible:\n- its card is played;\n- the card above it is destroyed or moved away;\n- its own card is moved, turned or flipped, so that the half comes to light.',
        de: 'Ein Effekt geschieht jedes Mal, wenn der Bereich, der ihn zeigt, aus dem Verborgenen in Sicht kommt:\n- Seine Karte wird gespielt.\n- Die Karte darüber wird zerstört oder wegbewegt.\n- Seine eigene Karte wird bewegt, gedreht oder umgedreht, sodass der Bereich zum Vorschein kommt.',
        fr: 'Un effet se produit chaque fois que la partie qui le montre, cachée jusque-là, devient visible :\n- sa carte est jouée ;\n- la carte qui la recouvre est détruite ou déplacée ;\n- sa propre carte est déplacée, pivotée ou retournée, et la partie apparaît.',
      },
    },
    {
      id: 'SF-6.2',
      text: {
        en: 'What was visible and stays visible does nothing, even if its card is moved, slides down or is turned.',
        de: 'Was zu sehen war und zu sehen bleibt, bewirkt nichts, auch wenn seine Karte bewegt wird, nachrutscht oder gedreht wird.',
        fr: 'Ce qui était visible et le reste ne fait rien, même si sa carte est déplacée, glisse vers le bas ou pivote.',
      },
    },
    {
      id: 'SF-6.3',
      text: {
        en: 'The owner of the card controls its effects and makes all choices, no matter who uncovered them. So uncover your opponent’s cards with care: they will decide.',
        de: 'Wem die Karte gehört, der hat die Kontrolle über ihre Effekte und entscheidet alles, egal wer sie aufgedeckt hat. Decke gegnerische Karten also mit Bedacht auf: Die Wahl hat dein Gegner.',
        fr: 'Le propriétaire de la carte contrôle ses effets et fait tous les choix, peu importe qui les a découverts. Découvrez donc les cartes adverses avec prudence : c’est l’adversaire qui décidera.',
      },
    },
    {
      id: 'SF-6.4',
      text: {
        en: 'An effect must be carried out if that is possible; you cannot decline. You may choose a target for which nothing changes, such as a Vertical move of a card that is on top already. If there is no target at all, nothing happens.',
        de: 'Ein Effekt muss ausgeführt werden, wenn das möglich ist; ablehnen kannst du nicht. Du darfst ein Ziel wählen, bei dem sich nichts ändert, etwa eine Vertikale Bewegung mit einer Karte, die schon zuoberst liegt. Gibt es überhaupt kein Ziel, geschieht nichts.',
        fr: 'Un effet doit être appliqué si c’est possible ; on ne peut pas refuser. Vous pouvez choisir une cible pour laquelle rien ne change, par exemple un Déplacement vertical d’une carte déjà au sommet. S’il n’y a aucune cible, il ne se passe rien.',
      },
    },
    {
      id: 'SF-6.5',
      text: {
        en: 'You may aim at any card on either board, also at the card that shows the effect, unless the effect says otherwise.',
        de: 'Du darfst jede Karte auf beiden Tableaus wählen, auch die Karte, die den Effekt zeigt, es sei denn, der Effekt sagt etwas anderes.',
        fr: 'Vous pouvez viser n’importe quelle carte des deux plateaux, même celle qui montre l’effet, sauf si l’effet dit autre chose.',
      },
    },
  ],
}
