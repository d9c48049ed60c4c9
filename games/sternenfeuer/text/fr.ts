import type { en } from './en.ts'

/** Les mots de Sternenfeuer ; les cartes portent leurs propres noms et textes. */
export const fr: Readonly<Record<keyof typeof en, string>> = {
  'sternenfeuer.name': 'Sternenfeuer',
  'sternenfeuer.line': 'Des êtres cachés, cinq forces, trois mondes à tenir. Pour deux.',
  'sternenfeuer.goal':
    'Posez des figures sur trois lieux, révélez-les, attaquez avec la valeur qui vous convient. Quand la pioche est vide et que les deux joueurs passent, celui qui tient le plus de lieux gagne.',

  'sternenfeuer.option.collectiveLoss': 'Paires battues',
  'sternenfeuer.option.collectiveLoss.why': 'Ce qui est perdu quand une figure couplée est battue.',
  'sternenfeuer.option.collectiveLoss.named': 'la figure qui a combattu, et la carte collective',
  'sternenfeuer.option.collectiveLoss.both': 'les deux figures de la paire',
  'sternenfeuer.option.existenceCheck': 'Lieux à condition',
  'sternenfeuer.option.existenceCheck.why': 'Quand la condition d’un lieu comme Horon est vérifiée.',
  'sternenfeuer.option.existenceCheck.arrival': 'à l’arrivée, même face cachée',
  'sternenfeuer.option.existenceCheck.reveal': 'quand elle est révélée ; le bluff est possible',
  'sternenfeuer.option.revealBeforeDefence': 'Révéler avant la défense',
  'sternenfeuer.option.revealBeforeDefence.why':
    'Une figure cachée attaquée est-elle révélée avant la décision du défenseur ?',
  'sternenfeuer.option.revealBeforeDefence.true': 'oui',
  'sternenfeuer.option.revealBeforeDefence.false': 'non, seulement si l’attaque n’est pas repoussée',
  'sternenfeuer.option.opening': 'Premier joueur',
  'sternenfeuer.option.opening.why':
    'Qui commence la première partie ; dans une série, le perdant commence la suivante.',
  'sternenfeuer.option.opening.random': 'au hasard',
  'sternenfeuer.option.opening.seatA': 'place A',
  'sternenfeuer.option.opening.seatB': 'place B',
  'sternenfeuer.option.cards': 'Jeu de cartes',
  'sternenfeuer.option.cards.why': 'Avec quelles cartes on joue ; un jeu personnel se lit depuis un fichier.',
  'sternenfeuer.option.cards.sn-base-1': 'le jeu fourni',

  // Où mène un coup, d’après ce que comptent les bots
  'sternenfeuer.fact.places': 'Tient en moyenne {better} lieux, sinon {rest}.',
  'sternenfeuer.fact.theirs': 'Laisse à l’adversaire {better} figures en moyenne, sinon {rest}.',
  'sternenfeuer.fact.figures': 'Garde {better} figures en moyenne, sinon {rest}.',

  // De quoi parle un problème
  'sternenfeuer.theme.attack': 'Attaque',
  'sternenfeuer.theme.defence': 'Défense',
  'sternenfeuer.theme.figures': 'Mise en place',
  'sternenfeuer.theme.hand': 'Cartes en main',
}
