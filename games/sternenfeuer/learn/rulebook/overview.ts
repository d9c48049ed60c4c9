import type { Chapter } from '@sternentisch/grammar'

/** What to know before the first rule. These chapters have no numbers: they decide nothing. */
export const minute: Chapter = {
  id: 'minute',
  title: {
    en: 'Sternenfeuer in one minute',
    de: 'Sternenfeuer in einer Minute',
    fr: 'Sternenfeuer en une minute',
  },
  intro: {
    en: 'Three places lie between you and your opponent: planets and spheres, each with a law of its own. Whoever holds two of them at the end wins.\n\nYou send figures there, one card a turn, face down. A place belongs to whoever has more figures; if it is even, the figure with the highest Cosmic Might decides.\n\nEvery figure has five values. An action card names one of them: then one of your face-up figures meets an opposing figure at the same place, and the one with the lower value is gone. Strength in one value is weakness in another, so it matters who attacks whom, with what, and where.\n\nReinforcements make a figure stronger, a collective card makes two fight as one, a transfer brings a figure elsewhere, and a defence card stops an attack in your opponent’s turn.\n\nWhen the deck is empty and both of you let a turn pass, everything is turned up and the places are counted.',
    de: 'Drei Orte liegen zwischen dir und deinem Gegner: Planeten und Sphären, jeder mit einem eigenen Gesetz. Wer am Ende zwei davon hält, gewinnt.\n\nDu schickst Figuren dorthin, eine Karte in jedem Zug, verdeckt. Ein Ort gehört dem, der dort mehr Figuren hat; bei gleich vielen entscheidet die Figur mit der höchsten Kosmos-Macht.\n\nJede Figur hat fünf Werte. Eine Aktionskarte nennt einen davon: Dann trifft eine deiner offenen Figuren auf eine gegnerische am selben Ort, und die mit dem niedrigeren Wert ist weg. Wer in einem Wert stark ist, ist in einem anderen schwach; darum kommt es darauf an, wer wen angreift, womit und wo.\n\nVerstärkungen machen eine Figur stärker, eine Kollektivkarte lässt zwei wie eine kämpfen, ein Transfer versetzt eine Figur anderswohin, und eine Verteidigungskarte stoppt einen Angriff im Zug deines Gegners.\n\nIst das Deck leer und lasst ihr beide einen Zug aus, wird alles aufgedeckt, und die Orte werden gezählt.',
    fr: 'Trois lieux vous séparent de votre adversaire : des planètes et des sphères, chacun avec sa propre loi. Qui en tient deux à la fin gagne.\n\nVous y envoyez des figures, une carte par tour, face cachée. Un lieu est à celui qui y a le plus de figures ; à égalité, la figure à la plus haute Puissance cosmique décide.\n\nChaque figure a cinq valeurs. Une carte action en nomme une : une de vos figures visibles affronte alors une figure adverse du même lieu, et celle dont la valeur est la plus faible disparaît. Être fort dans une valeur, c’est être faible dans une autre ; tout dépend donc de qui attaque qui, avec quoi et où.\n\nLes renforts rendent une figure plus forte, une carte collective en fait combattre deux comme une seule, une carte de transfert emmène une figure ailleurs, et une carte de défense arrête une attaque pendant le tour adverse.\n\nQuand la pioche est vide et que chacun passe un tour, tout est révélé et l’on compte les lieux.',
  },
  rules: [],
}

export const turnAtAGlance: Chapter = {
  id: 'turn',
  title: { en: 'A turn at a glance', de: 'Ein Zug auf einen Blick', fr: 'Un tour en un coup d’œil' },
  intro: {
    en: '- Draw a card, or decline (SN-3.2).\n- Use one card: place a figure, reinforce, couple, attack, transfer, or discard (SN-3.4).\n- Turn up one of your face-down figures, if you like, before or after that (SN-4.4). From your next turn on it can attack.\n- At the end you hold five cards again (SN-3.8).\n\nIn your opponent’s turn you can do one thing: stop an attack with a defence card (SN-6.1).',
    de: '- Ziehe eine Karte oder verzichte (SN-3.2).\n- Setze eine Karte ein: Figur auslegen, verstärken, koppeln, angreifen, versetzen oder ablegen (SN-3.4).\n- Decke, wenn du magst, davor oder danach eine deiner verdeckten Figuren auf (SN-4.4). Ab deinem nächsten Zug kann sie angreifen.\n- Am Ende hältst du wieder fünf Karten (SN-3.8).\n\nIm Zug deines Gegners kannst du eines tun: einen Angriff mit einer Verteidigungskarte stoppen (SN-6.1).',
    fr: '- Piochez une carte, ou renoncez-y (SN-3.2).\n- Employez une carte : poser une figure, renforcer, coupler, attaquer, transférer ou défausser (SN-3.4).\n- Révélez, si vous le souhaitez, une de vos figures cachées, avant ou après (SN-4.4). Dès votre prochain tour, elle peut attaquer.\n- À la fin, vous avez de nouveau cinq cartes en main (SN-3.8).\n\nPendant le tour de l’adversaire, vous pouvez faire une chose : arrêter une attaque avec une carte de défense (SN-6.1).',
  },
  rules: [],
}
