import type { Chapter } from '@sternentisch/grammar'

/** A summary of SN-4 to SN-9; it decides nothing of its own, so nothing in it has a number. */
export const kinds: Chapter = {
  id: 'SN-13',
  title: {
    en: 'Kinds of cards at a glance',
    de: 'Kartenarten auf einen Blick',
    fr: 'Les sortes de cartes en bref',
  },
  intro: {
    en: '- Figure, in your turn: needs nothing. Stays until it is beaten (SN-4.1).\n- Action card, in your turn: needs a ready figure and a target at the same place. Is spent (SN-5.2).\n- Reinforcement, in your turn: needs a figure of yours. Stays with it (SN-7.1); or is spent for its alternative function (SN-7.6).\n- Collective card, in your turn: needs two face-up neighbours of yours. Stays while the pair lasts (SN-8.1).\n- Transfer card, in your turn: needs a figure of yours and another place within reach. Is spent (SN-9.1).\n- Defence card, when you are attacked: needs the right value. Is spent, and you draw another card (SN-6.1).',
    de: '- Figur, in deinem Zug: braucht nichts. Bleibt, bis sie geschlagen wird (SN-4.1).\n- Aktionskarte, in deinem Zug: braucht eine angriffsbereite Figur und ein Ziel am selben Ort. Wird verbraucht (SN-5.2).\n- Verstärkung, in deinem Zug: braucht eine eigene Figur. Bleibt bei ihr (SN-7.1); oder wird für ihre alternative Funktion verbraucht (SN-7.6).\n- Kollektivkarte, in deinem Zug: braucht zwei eigene offene Nachbarn. Bleibt, solange das Paar besteht (SN-8.1).\n- Transferkarte, in deinem Zug: braucht eine eigene Figur und einen anderen Ort, den sie erreicht. Wird verbraucht (SN-9.1).\n- Verteidigungskarte, wenn du angegriffen wirst: braucht den richtigen Wert. Wird verbraucht, und du ziehst eine Karte nach (SN-6.1).',
    fr: '- Figure, à votre tour : aucune condition. Reste jusqu’à ce qu’elle soit battue (SN-4.1).\n- Carte action, à votre tour : il faut une figure prête et une cible au même lieu. Est dépensée (SN-5.2).\n- Renfort, à votre tour : il faut une de vos figures. Reste avec elle (SN-7.1) ; ou est dépensé pour sa fonction alternative (SN-7.6).\n- Carte collective, à votre tour : il faut deux de vos figures, visibles et voisines. Reste tant que dure la paire (SN-8.1).\n- Carte de transfert, à votre tour : il faut une de vos figures et un autre lieu à portée. Est dépensée (SN-9.1).\n- Carte de défense, quand on vous attaque : il faut la bonne valeur. Est dépensée, et vous piochez une autre carte (SN-6.1).',
  },
  rules: [],
}
