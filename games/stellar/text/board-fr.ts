import type { boardEn } from './board-en.ts'

/** Les mots du plateau sur le web. */
export const boardFr: Record<keyof typeof boardEn, string> = {
  // Ce que dit le bouton qui le fait
  'stellar.board.deed.playDown': 'Poser au secteur {sector}',
  'stellar.board.deed.playUp': 'Poser visible au secteur {sector}',
  'stellar.board.deed.reveal': 'Révéler au secteur {sector}',
  'stellar.board.deed.pass': 'Ne rien révéler',
  'stellar.board.deed.lapse': 'Y renoncer',
  'stellar.board.deed.foe': 'Combattre',
  'stellar.board.deed.warp': 'Déplacer au secteur {to}',
  'stellar.board.deed.mend': 'Récupérer ce vaisseau',
  'stellar.board.deed.rogue': 'Détruire ce vaisseau',
  'stellar.board.deed.noFleet': 'N’envoyer aucun vaisseau',
  'stellar.board.sectors': 'Secteurs',
  'stellar.board.progress': 'Scénario {number} sur {all}',
  'stellar.board.steps': 'Étapes de votre tour',
  'stellar.board.step.play': 'Poser',
  'stellar.board.step.reveal': 'Révéler',
  'stellar.board.step.draw': 'Piocher',
  'stellar.board.none': 'aucun vaisseau',
  'stellar.board.beats': 'bat',
  'stellar.board.losesAgainst': 'perd contre',
  'stellar.board.does.founder': 'voit tout dans son secteur',
  'stellar.board.does.warpRing': 'déplace un de vos vaisseaux',
  'stellar.board.does.mend': 'récupère un vaisseau perdu',
  'stellar.board.does.rogue': 'détruit un vaisseau ici',

  // Ce qui est connu, et de qui
  'stellar.board.unseen': 'Cartes solaires jamais vues : {n}',
  'stellar.board.unseenShips': 'Vaisseaux de {who} pas encore vus : {n}',
  'stellar.board.unseen.mean': '{mean} en moyenne',
  'stellar.board.youKnow': 'Connu de vous',
  'stellar.board.knows': '{who} le {n|connaît|connaissent}',
  'stellar.board.from.founder': 'Tour {turn} : vu par votre Founder',
  'stellar.board.from.battle': 'Tour {turn} : vu au combat',
  'stellar.board.worth': 'vaut {points} {n|point|points}',
  'stellar.board.worthUnknown': 'vaut {span} points',
  'stellar.board.fortified': 'fortifiée',
  'stellar.board.withShield': 'avec bouclier',
  'stellar.board.yourStack': 'votre pile',
  'stellar.board.stackOf': 'pile de {who}',
  'stellar.board.partner': 'partenaire',

  // À qui est un secteur
  'stellar.board.state.nobody': 'Personne',
  'stellar.board.state.tied': 'Égalité',
  'stellar.board.state.contested': 'Indécis',
  'stellar.board.state.partners': 'Deux partenaires : personne',
  'stellar.board.you.holds': 'Vous le tenez',
  'stellar.board.you.leads': 'Vous menez',
  'stellar.board.they.holds': '{who} le tient',
  'stellar.board.they.leads': '{who} mène',
  'stellar.board.youWould': 'puis vous',

  // Les places, et ce qui arriverait
  'stellar.board.hidden': 'Caché',
  'stellar.board.open': 'Visible',
  'stellar.board.toHere': 'Ici',
  'stellar.board.fights': 'affronte {n} {n|vaisseau|vaisseaux}',
  'stellar.board.shipInSector': '{ship} dans le secteur {sector}',
  'stellar.board.liesHidden': 'Posé caché',
  'stellar.board.liesOpen': 'Posé visible',
  'stellar.board.landsOn': 'Se pose visible sur votre {ship}',
  'stellar.board.beneath': 'Posé caché sous le Mend',
  'stellar.board.beneathOpen': 'Posé visible sous le Mend',
  'stellar.board.odds': 'Affronte un inconnu : bat {n} des {all} possibles',
  'stellar.board.wins.slicer': 'Tranche le {foe}',
  'stellar.board.wins.crusher': 'Écrase le {foe}',
  'stellar.board.wins.foil': 'Enveloppe le {foe}',
  'stellar.board.wins.destroyer': 'Anéantit le {foe}',
  'stellar.board.wins.kite': 'Déjoue le {foe}',
  'stellar.board.losesTo': 'Perd contre le {foe}',
  'stellar.board.bothLost': 'Perdu en même temps que le {foe}',
  'stellar.board.home': 'Vos vaisseaux rentrent',
  'stellar.board.ifYours': 'points si vous le gardez',

  // Les joueurs
  'stellar.board.won': 'gagnées',
  'stellar.board.decides': 'réfléchit',
  'stellar.board.waits': 'attend',

  // Ce qui est demandé
  'stellar.board.ask.fleets': 'Choisissez votre flotte',
  'stellar.board.ask.fleetReady': 'Votre flotte est prête',
  'stellar.board.ask.play': 'À vous : posez un vaisseau',
  'stellar.board.ask.reveal': 'Révélez un de vos vaisseaux cachés, ou aucun',
  'stellar.board.ask.draw': 'Vous piochez un vaisseau',
  'stellar.board.ask.warp': 'Warp Ring : choisissez un de vos vaisseaux, puis un autre secteur',
  'stellar.board.ask.mend': 'Mend : choisissez un vaisseau perdu pour le secteur {sector}',
  'stellar.board.ask.rogue': 'Rogue : choisissez un vaisseau du secteur {sector} à détruire',
  'stellar.board.ask.foe': 'Choisissez qui combattre ensuite dans le secteur {sector}',
  'stellar.board.draws': '{who} pioche un vaisseau.',
  'stellar.board.help.play': 'Choisissez un vaisseau, puis sa place.',
  'stellar.board.help.reveal': 'Choisissez un vaisseau lumineux à révéler.',
  'stellar.board.fetch': 'Vos vaisseaux perdus',

  // Choisir une flotte
  'stellar.board.yard': 'Votre flotte',
  'stellar.board.goal':
    'Gagnez des secteurs pour prendre leurs points ; après {n} scénarios, le score le plus élevé l’emporte.',
  'stellar.board.goalInTeams':
    'Gagnez des secteurs pour prendre leurs points ; après {n} scénarios, l’équipe dont le score le plus bas est le plus élevé l’emporte.',
  'stellar.board.yardHelp':
    'Choisissez jusqu’à six vaisseaux. Ils se battront pour ces secteurs ; les autres attendent les scénarios suivants.',
  'stellar.board.civilAre': 'colonisent et ont une capacité',
  'stellar.board.militaryAre': 'combattent et tiennent les secteurs',
  'stellar.board.shipsPicked': 'vaisseaux choisis',
  'stellar.board.preset.last': 'Dernière flotte',
  'stellar.board.preset.balanced': 'Équilibrée',
  'stellar.board.preset.random': 'Au hasard',
  'stellar.board.preset.clear': 'Aucun',
  'stellar.board.send': 'Envoyer {n} {n|vaisseau|vaisseaux}',
  'stellar.board.fleetIn': 'Vous pouvez la changer tant que tout le monde n’est pas prêt.',
  'stellar.board.noFleet': 'Vous n’envoyez aucun vaisseau cette fois.',
  'stellar.board.change': 'Changer',

  // Les combats, pour leurs deux joueurs
  'stellar.board.battle.title': 'Combat dans le secteur {sector}',
  'stellar.board.battle.onlyYou': 'Visible pour vous et {who} seulement',
  'stellar.board.battle.equal': 'À égalité',
  'stellar.board.battle.win': 'Votre {ship} gagne.',
  'stellar.board.battle.lose': 'Vous perdez votre {ship}.',
  'stellar.board.battle.both': 'Les deux vaisseaux sont perdus.',
  'stellar.board.close': 'Fermer',

  // La fin d’un scénario
  'stellar.board.youWin': 'Vous le gagnez',
  'stellar.board.theyWin': '{who} le gagne',
  'stellar.board.report.title': 'Le scénario {number} est terminé',
  'stellar.board.report.next': '{who} commence le scénario suivant.',
  'stellar.board.report.nextYou': 'Vous commencez le scénario suivant.',
  'stellar.board.report.goOn': 'Continuer',
  'stellar.board.reason.military': 'grâce aux vaisseaux militaires',
  'stellar.board.reason.settlement': 'aux points de colonie, {count}',
  'stellar.board.reason.tie': 'points de colonie à égalité, {count}',
  'stellar.board.reason.partners': 'vaisseaux militaires des deux partenaires',
  'stellar.board.reason.empty': 'aucun vaisseau',
  'stellar.board.home.spent': 'dépensés : à la défausse',
  'stellar.board.home.shield': 'bouclier : retour en réserve',
  'stellar.board.home.back': 'retour en réserve',

  // Qui bat qui
  'stellar.board.chart': 'Qui bat qui',
  'stellar.board.equals': 'Égaux : les deux perdus',
  'stellar.board.matrix.win': 'gagne',
  'stellar.board.matrix.lose': 'est détruit',
  'stellar.board.matrix.both': 'les deux sont détruits',

  // Le résultat
  'stellar.board.result.youWin': 'Vous gagnez avec {points} {n|point|points}.',
  'stellar.board.result.winner': 'gagne',
  'stellar.board.result.counts': 'compte pour l’équipe',
  'stellar.board.result.course': 'Points après chaque scénario',

  // Le journal, là où l’on agit soi-même
  'stellar.board.told.scenario':
    'Le scénario {number} commence avec {n} {n|secteur|secteurs}. Vous commencez.',
  'stellar.board.told.ready': 'Votre flotte : {ships}.',
  'stellar.board.told.drawn': 'Vous piochez {one}.',
  'stellar.board.told.playedDown': 'Vous posez {one} caché dans le secteur {sector}.',
  'stellar.board.told.playedUp': 'Vous posez {one} visible dans le secteur {sector}.',
  'stellar.board.told.revealed': 'Vous révélez {one} dans le secteur {sector}.',
  'stellar.board.told.passed': 'Vous ne révélez rien.',
  'stellar.board.told.lapsed': 'Vous renoncez à la capacité du {ship}.',
  'stellar.board.told.noTarget': 'Votre {ship} ne trouve pas de cible.',
  'stellar.board.told.looked': 'Votre Founder vous montre tout le secteur {sector}.',
  'stellar.board.told.lookedAt': 'Votre Founder vous montre le secteur {sector} : {solar} ; {ships}.',
  'stellar.board.told.warped': 'Vous déplacez {one} du secteur {from} au secteur {to}.',
  'stellar.board.told.warpedTurned':
    'Vous déplacez {one} du secteur {from} au secteur {to} ; il devient visible.',
  'stellar.board.told.mendedDown': 'Vous récupérez {one}, caché sous le Mend dans le secteur {sector}.',
  'stellar.board.told.mendedUp': 'Vous récupérez {one}, visible sous le Mend dans le secteur {sector}.',
  'stellar.board.told.fight':
    'Combat dans le secteur {sector} : {attacker} ({who}) contre {defender} ({foe}).',
  'stellar.board.told.loses': '{who} perd le vaisseau.',
  'stellar.board.told.youLose': 'Vous perdez votre vaisseau.',
  'stellar.board.told.both': 'Les deux vaisseaux sont détruits.',
  'stellar.board.won.military':
    'Secteur {sector} ({solar}) : vous gagnez {points} {n|point|points} grâce à vos vaisseaux militaires.',
  'stellar.board.won.settlement':
    'Secteur {sector} ({solar}) : vous gagnez {points} {n|point|points}, points de colonie {count}.',
}
