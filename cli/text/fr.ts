import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  // Aide et version
  'cli.help': `Sternentisch : des jeux de cartes spatiaux dans le terminal.

  sternentisch                     choisir un jeu et jouer
  sternentisch play <jeu>          jouer tout de suite
      --mode <mode>                quelle sorte de partie
      --seats person,bot,…         qui est où : person, bot ou random
      --names Anne,Benoît,…        comment ils s’appellent
      --option <nom>=<valeur>      une règle maison ; peut se répéter
      --deck <deck>                le deck de la place A ; encore : de la B
                                   nom, liste, lien, ou fichier avec le texte
      --seed <texte>               mélanger comme le dit ce texte
      --budget <n>                 réflexion des bots (par défaut : {budget})
      --save <fichier>             où la partie est enregistrée
      --resume [<fichier>]         reprendre une partie enregistrée
  sternentisch join <lien>         en ligne : par lien, par code (--server),
                                   ou reprendre une table à vous
      --as A|B|C|D|audience        quelle place, ou regarder
      --deck <liste>               ce que vous apportez, si c’est demandé
      --name <nom>                 votre nom là-bas
      --server <adresse>           quel serveur (par défaut : le dernier)
  sternentisch open <jeu>          préparer une table en ligne et inviter
      --seats person,bot,…         person, bot1 à bot5 (bot est bot3)
      --clock 10+5|3d              minutes et secondes en plus ; ou par coup
      --late lose|bot              si le temps est écoulé
      --watch link|late|nobody     qui peut regarder
      --listed --rated --later     dans le salon ; classée ; sans y attendre
  sternentisch replay <fichier>    revoir une partie
      --as A|B|C|D|audience|all    voir ce qu’ils savaient ; all : après la fin
  sternentisch analyse <fichier>   où une partie s’est jouée, et ce qui valait
                                   mieux
      --as A|B|C|D                 les décisions de qui (par défaut : de tous)
      --all --json                 pas seulement les fautes ; en données
  sternentisch verify <fichier>    vérifier mélange, coups et résultat
  sternentisch cards check <fichier>
                                   les erreurs d’un fichier de cartes ; son hash
  sternentisch cards diff [<fichier>] <fichier>
                                   ce qui change entre deux jeux de cartes ;
                                   un seul fichier : avec celui de la maison
  sternentisch cards print <fichier|jeu>
      --out <fichier>              le PDF (par défaut : <jeu>.pdf)
      --what cards,boards,tokens,reference,booklet
      --deck <deck>                seulement les cartes d’un deck
      --paper a4|letter --duplex long|short|off --offset <x,y>
  sternentisch simulate <jeu>      des bots entre eux
      --games <n> --mode <mode> --option <nom>=<valeur>
      --bots tree,montecarlo,random --budget <n> --seed <texte>
  sternentisch lab                 mesurer des bots ; lab --help
  sternentisch serve               héberger : appli et serveur ; serve --help
  sternentisch backup --to <fichier>   copier les données d’un serveur
  sternentisch restore --from <fichier> [--replace]
      --data <fichier>             desquelles il s’agit
  sternentisch move --from <fichier> --to postgres://…
                                   passer à PostgreSQL, ou l’inverse
  sternentisch help | --version

  --lang en|de|fr                  langue (par défaut : celle de la machine)
  --cards <jeu>=<fichier>          jouer avec ses propres cartes ;
                                   les choisir : --option cards=<nom du fichier>

Jeux : {games}`,
  'cli.game': '  {id} : {line}',
  'cli.modes': '      modes : {modes}',

  // Arguments faux
  'cli.wrong.command': 'La commande « {word} » n’existe pas. Il y a : {known}.',
  'cli.wrong.cards':
    'Vos cartes s’indiquent par jeu=fichier, pas « {wish} ». Jeux qui les acceptent : {known}.',
  'cli.wrong.cardFile': 'Le fichier de cartes est incorrect. {reason}',
  'cli.wrong.seat': 'La place {seat} ne peut pas être « {word} ». Possibles : {known}.',
  'cli.wrong.seats': 'Cette partie a {n} places ; « {flag} » en nomme {given}.',
  'cli.wrong.name': 'Un nom a de 1 à {max} caractères, sans # ; « {name} » ne convient pas.',
  'cli.wrong.sameName': 'Deux joueurs s’appellent « {name} ».',
  'cli.wrong.seed': 'La graine ne doit pas être vide.',
  'cli.wrong.modeTwice': 'Le mode est donné deux fois : par --mode et par --option.',
  'cli.wrong.noModes': 'Le jeu {game} n’a pas de modes.',
  'cli.wrong.bot': 'Le bot « {bot} » n’existe pas. Il y a : {known}.',
  'cli.wrong.bots': '{n} bots, c’est trop : cette partie n’a que {seats} places.',
  'cli.wrong.as': '« {as} » ne peut pas regarder. Possibles : {known}.',
  'cli.wrong.asRunning': 'La partie n’est pas terminée. D’ici là peuvent regarder : {known}.',
  'cli.wrong.resume': 'Une partie enregistrée apporte son jeu et ses options ; retirez « {word} ».',
  'cli.wrong.over': 'La partie {file} est terminée. Revoyez-la avec : sternentisch replay {file}',
  'cli.wrong.in': '{file} : {reason}',

  // Fichiers de cartes
  'cli.wrong.cardWish': 'Avec les cartes, on peut : {known}. Pas « {word} ».',
  'cli.wrong.cardGame':
    '{file} : le jeu auquel il appartient n’y est pas dit. Il faut l’un de ces champs : {known}.',
  'cli.wrong.noPrint': 'Le jeu {game} ne peut pas être imprimé.',
  'cli.deck.none':
    'On ne peut lire aucun deck dans « {deck} » : donnez le nom d’un deck fourni, une liste, un lien, ou un fichier avec le texte d’un deck.',
  'cli.deck.unasked': 'Avec ces options, personne n’apporte de deck : il faut {needed}.',
  'cli.deck.game': 'Ce deck est pour le jeu {game}.',
  'cli.deck.many': '{n} decks, c’est trop : {seats} places en apportent un.',
  'cli.deck.set':
    'Ce deck est construit avec le jeu de cartes « {set} » (set-{hash}). Apportez son fichier : --cards {game}=<fichier>.',
  'cli.deck.sets':
    'Ces decks sont construits avec des jeux de cartes différents : il faut le même pour les deux.',
  'cli.deck.otherSet':
    'Ce deck est construit avec le jeu de cartes « {set} » (set-{hash}), pas avec ces cartes.',
  'cli.wrong.noDecks': 'Le jeu {game} n’a pas de decks : omettez --deck.',
  'cli.wrong.printFlag': '{flag} ne peut pas être « {value} ». Possibles : {known}.',
  'cli.cards.printed': '{file} : {n} {n|page|pages}. À imprimer à la taille réelle (100 %).',
  'cli.cards.fault': 'Ligne {line} : {reason}',
  'cli.cards.faulty': '{file} : {n} {n|erreur|erreurs}. On ne peut pas jouer avec.',
  'cli.cards.good': '{file} : en ordre, un jeu de cartes pour {game}.',
  'cli.cards.name': '  Nom : {text}',
  'cli.cards.version': '  Version : {text}',
  'cli.cards.author': '  Auteur : {text}',
  'cli.cards.licence': '  Licence : {text}',
  'cli.cards.count': '  {list} : {n}',
  'cli.cards.hash': '  SHA-256 : {hash}',
  'cli.cards.twoGames': '{before} et {after} sont de deux jeux différents.',
  'cli.cards.same': '{before} et {after} sont identiques.',
  'cli.cards.added': '+ {list} {id} {name}',
  'cli.cards.removed': '- {list} {id} {name}',
  'cli.cards.changed': '~ {list} {id} {name}',
  'cli.cards.changedRest': '~ le jeu de cartes lui-même',
  'cli.cards.field': '    {field} : {before} → {after}',
  'cli.cards.nothing': 'rien',

  // Fichiers
  'cli.file.missing': 'Le fichier {file} n’existe pas.',
  'cli.file.long': '{file} est trop grand : on lit {max} caractères au plus.',
  'cli.file.folder': '{file} est un dossier, pas un fichier.',
  'cli.file.denied': '{file} ne peut être ni lu ni écrit.',
  'cli.file.noFolder': 'Il n’y a pas de dossier pour {file}.',
  'cli.file.failed': '{file} ne peut pas servir ({code}).',
  'cli.file.full': 'Il n’y a plus de place pour {file}.',
  'cli.file.noMake': 'Le dossier {file} ne peut pas être créé ({code}).',
  'cli.file.notPlain': '{file} n’est pas un fichier qui puisse contenir une partie.',
  'cli.file.changed': 'Entre-temps, un autre programme a écrit dans {file} ; rien n’y est écrasé.',
  'cli.file.inUse':
    '{file} est ouvert dans un autre terminal (processus {pid} sur {host}) ; rien n’y est changé.',
  'cli.file.taken': '{file} contient autre chose et n’est pas écrasé. Choisissez un autre nom.',

  // Parties ouvertes
  'cli.open.match': '{game}, {names}, {n} {n|coup|coups}, {when}',
  'cli.open.inUse': '{game}, {names}, {n} {n|coup|coups}, {when} (ouverte dans un autre terminal)',
  'cli.open.none': 'Il n’y a pas de partie en cours dans {folder}.',
  'cli.open.goOn': 'La partie en cours continue : {match}',
  'cli.open.which': 'Quelle partie reprendre ?',
  'cli.open.some': '{n|Une partie est encore en cours|Des parties sont encore en cours}. Continuer ?',
  'cli.open.new': 'une nouvelle partie',
  'cli.open.torn':
    'La fin de {file} manque. {n} {n|coup est complet|coups sont complets} ; la partie reprend de là.',

  // Enregistrer en jouant
  'cli.noPlace': '{reason} Un autre endroit : --save <fichier>',
  'cli.trouble':
    '{reason} La partie continue, mais n’est pas enregistrée pour l’instant ; chaque coup essaie de nouveau. Un autre endroit : {save} <fichier>',
  'cli.keptAgain': 'Tout est de nouveau enregistré, dans {file}',
  'cli.unsaved': 'Non enregistré : tout après le coup {kept}. Un autre endroit : {save} <fichier>',
  'cli.stay':
    '{reason} La partie n’est donc pas enregistrée, et continue. Un autre endroit : {save} <fichier> ; partir quand même : {quit} encore une fois.',
  'cli.place': 'Un autre fichier pour la partie (Entrée essaie de nouveau, « {quit} » y renonce) : ',
  'cli.lost': '{reason} La partie est enregistrée jusqu’au coup {kept}, dans {file} ; la suite est perdue.',

  // Choisir
  'cli.pick.welcome': 'Bienvenue à Sternentisch. Entrée prend ce qui est entre [crochets].',
  'cli.pick.game': 'Quel jeu ?',
  'cli.pick.number': 'Numéro [{usual}] : ',
  'cli.pick.again': 'Tapez un nombre de 1 à {n}.',
  'cli.pick.seatPerson': 'Place {seat} : nom d’une personne, ou « bot » [{usual}] : ',
  'cli.pick.seatBot': 'Place {seat} : nom d’une personne, ou « bot » [bot] : ',
  'cli.pick.options':
    'Règles maison : Entrée pour les règles par défaut, « o » pour les parcourir [par défaut] : ',
  'cli.pick.own': 'une liste à vous',
  'cli.pick.list': 'Votre liste, avec + ou , entre les cartes [aucune] : ',
  'cli.pick.count': '{n} {n|carte|cartes}.',
  'cli.pick.usual': '(par défaut)',

  // Joueurs
  'cli.person': 'Joueur {seat}',
  'cli.bot': 'Bot {seat}',

  // À la table
  'cli.unusual': 'Ce qui change à cette table :',
  'cli.start': 'Tapez le numéro d’un coup ou écrivez-le ; l’aide : ?',
  'cli.prompt': '{who}> ',
  'cli.curtain.hand': '[Entrée, puis passez le clavier à {who}] ',
  'cli.curtain.only': 'À {who} seulement de regarder maintenant. [Entrée] ',
  'cli.curtain.line': 'La suite est pour {who}',
  'cli.goOn': '[Entrée] ',
  'cli.presets': 'Ou l’un de ceux-ci, par numéro ou par mot :',
  'cli.dropped': 'Non joué : {rest}',
  'cli.refused': '{reason} (? dit pourquoi)',
  'cli.refusedPen': '{reason} (? vous aide)',
  'cli.why': 'Règle {rule} : {text}',
  'cli.whyNoRule': 'Ce n’est pas un coup. Les coups s’écrivent ainsi :',
  'cli.noNumber': 'Il n’y a pas de coup {number} ; la liste va de 1 à {n}.',
  'cli.consent': '{warning} Jouer quand même ? [Entrée : oui] ',
  'cli.yes': 'oui',
  'cli.concede.sure': 'Abandonner ? Tapez {yes} ; toute autre réponse continue la partie : ',
  'cli.draw.answer': 'La partie nulle est proposée : « {draw} » l’accepte, un coup la refuse.',
  'cli.draw.declined': '{who} continue la partie.',
  'cli.end.conceded': '{who} {n2|a|ont} abandonné. {winners} {n|gagne|gagnent}.',
  'cli.end.late': 'Le temps de {who} est écoulé. {winners} {n|gagne|gagnent}.',
  'cli.end.without':
    '{who} {n2|a|ont} abandonné et ne {n2|peut|peuvent} pas gagner : {winners} {n|gagne|gagnent}.',
  'cli.end.agreed': 'Partie nulle, d’un commun accord.',
  'cli.undone': 'Coup annulé.',
  'cli.undo.other': '{who} a décidé entre-temps ; plus rien ne peut être annulé.',
  'cli.hint.best': 'Le bot choisirait : {move}, chance de gagner d’environ {percent} %.',
  'cli.hint.next': '    aussi : {move}, {percent} %',
  'cli.hint.only': 'Il n’y a que ceci : {move}.',
  'cli.saved': 'Enregistré dans {file}',
  'cli.left': 'La partie est enregistrée. Pour la reprendre :\n  {command}',
  'cli.inputEnded': 'L’entrée s’est arrêtée avant la fin de la partie.',
  'cli.over': 'Revoir la partie : {replay}\nLa vérifier : {verify}',
  'cli.series.next': 'Encore une partie dans cette série ? Tapez {yes} ; toute autre réponse arrête : ',
  'cli.series.score': 'La série jusqu’ici : {score}.',
  'cli.series.drawn': '{n} {n|nulle|nulles}',
  'cli.logStart': 'Ce que {who} sait de la partie :',

  // Commandes à la table : le mot dans cette langue, et ce qu’il fait
  'cli.help.title': 'Ce que vous pouvez taper :',
  'cli.help.move': 'un numéro ou un coup ; plusieurs séparés par ;',
  'cli.help.enter': 'Entrée',
  'cli.help.redraw': 'montrer la table de nouveau',
  'cli.word.help': 'aide',
  'cli.does.help': 'cette liste ; après un refus : la règle en cause',
  'cli.word.log': 'journal',
  'cli.does.log': 'ce que vous avez vu se passer',
  'cli.word.undo': 'annuler',
  'cli.does.undo': 'annuler votre dernier coup, tant que rien de nouveau n’a été vu',
  'cli.word.hint': 'conseil',
  'cli.does.hint': 'demander au bot',
  'cli.word.draw': 'nulle',
  'cli.does.draw': 'proposer la partie nulle, ou l’accepter',
  'cli.word.concede': 'abandonner',
  'cli.does.concede': 'abandonner la partie',
  'cli.word.save': 'enregistrer',
  'cli.does.save': 'enregistrer la partie ; un nom de fichier peut suivre',
  'cli.word.quit': 'quitter',
  'cli.does.quit': 'enregistrer et partir',
  'cli.word.ask': 'demander',
  'cli.does.ask': 'demander aux autres de pouvoir annuler votre dernier coup',
  'cli.word.grant': 'accorder',
  'cli.does.grant': 'accorder cette annulation',
  'cli.word.decline': 'refuser',
  'cli.does.decline': 'la refuser, ou refuser la partie nulle proposée',
  'cli.word.away': 'absent',
  'cli.does.away': 'laisser un bot jouer pour vous',
  'cli.word.back': 'retour',
  'cli.does.back': 'jouer de nouveau vous-même',
  'cli.away.step': 'Un bot joue pour {who}. [Entrée : continuer ; {back} : jouer de nouveau] ',
  'cli.word.say': 'dire',
  'cli.does.say': 'dire quelque chose : vos mots, ou le numéro d’une phrase',
  'cli.word.phrases': 'phrases',
  'cli.does.phrases': 'la liste des phrases',
  'cli.word.mute': 'muet',
  'cli.does.mute': 'ne plus entendre quelqu’un ; encore une fois : l’entendre de nouveau',
  'cli.word.link': 'lien',
  'cli.does.link': 'le lien vers cette table',
  'cli.word.again': 'encore',
  'cli.does.again': 'rejouer la même partie',
  'cli.word.stand': 'debout',
  'cli.does.stand': 'se lever et partir',
  'cli.word.close': 'ranger',
  'cli.does.close': 'ranger la table',

  // En ligne
  'cli.online.wrongServer': '« {server} » n’est pas l’adresse d’un serveur.',
  'cli.online.wrongLink':
    '« {link} » ne mène à aucune table. Un lien ressemble à https://serveur/#/at/table, un code a six signes.',
  'cli.online.wrongAs': 'Personne ne peut venir comme « {as} ». Au choix : {known}.',
  'cli.online.wrongWord': '{flag} ne peut pas être « {word} ». Au choix : {known}.',
  'cli.online.wrongClock':
    '« {clock} » n’est pas une pendule. 10+5 : dix minutes, et cinq secondes de plus à chaque coup ; 90s, 5m, 12h ou 3d : pour chaque coup.',
  'cli.online.name': 'Comment vous appelez-vous ? [{usual}] ',
  'cli.online.noneOpen':
    'Vous n’êtes à aucune table ouverte là-bas. En préparer une : sternentisch open <jeu>',
  'cli.online.which': 'Quelle table ?',
  'cli.online.mine': '{game}, {names}, {n} {n|coup|coups}',
  'cli.online.mineTurn': '{game}, {names}, {n} {n|coup|coups} – à vous',
  'cli.online.noAnswer': '{server} ne répond pas ; nouvel essai.',
  'cli.online.at': 'Une table de {game} :',
  'cli.online.sits': '  {seat} : {who}',
  'cli.online.free': '  {seat} : libre',
  'cli.online.link': 'Lien : {link}',
  'cli.online.code': 'Code : {code}',
  'cli.online.waits': 'La partie commence dès que personne ne manque. Aide : ?',
  'cli.online.words': 'Vous pouvez taper : {words}.',
  'cli.online.looking': 'Vous regardez.',
  'cli.online.onlyLooking': 'Ici, vous ne faites que regarder. Aide : ?',
  'cli.online.begins': 'La partie commence.',
  'cli.online.notYourTurn': 'Ce n’est pas à vous. Aide : ?',
  'cli.online.kept': 'Votre réponse compte quand la fenêtre se ferme pour tous.',
  'cli.online.unanswered': 'Le serveur n’a pas répondu. Vous verrez à votre retour si cela compte.',
  'cli.online.does.quit': 'partir ; la partie vous attend',
  'cli.online.left': 'La table reste. Pour continuer :\n  {command}',
  'cli.online.closed': 'La table a été rangée.',
  'cli.online.sat': '{who} prend place en {seat}.',
  'cli.online.stood': 'La place {seat} est de nouveau libre.',
  'cli.online.here': '{who} est là.',
  'cli.online.gone': '{who} n’a plus de connexion.',
  'cli.online.undone': '{who} a annulé un coup.',
  'cli.online.asks': '{who} demande à annuler {n} {n|coup|coups}.',
  'cli.online.asksYou': '{who} demande à annuler {n} {n|coup|coups} : « {grant} » ou « {decline} ».',
  'cli.online.asked': 'Les autres ont reçu la demande.',
  'cli.online.askInstead': 'Vous pouvez demander aux autres : « {ask} ».',
  'cli.online.granted': '{who} est d’accord.',
  'cli.online.overtaken':
    'Votre demande d’annulation ne vaut plus : la partie a continué entre-temps. Vous pouvez la refaire.',
  'cli.online.done': 'C’est répondu.',
  'cli.away.gone': '{who} est parti ; un bot continue.',
  'cli.away.back': '{who} joue de nouveau.',
  'cli.online.youAway': 'Un bot joue pour vous jusqu’à votre retour.',
  'cli.online.youBack': 'Vous jouez de nouveau vous-même.',
  'cli.online.time': 'Le temps de {who} est écoulé.',
  'cli.online.yourTime': 'Votre temps est écoulé.',
  'cli.online.clocks': 'Pendules : {clocks}',
  'cli.online.wantsAgain': '{who} veut rejouer.',
  'cli.online.again': '{who} veut rejouer : « {again} » accepte.',
  'cli.online.youAgain': 'La partie suivante commence dès que tous le veulent.',
  'cli.online.overWords': '« {again} » rejoue la même partie, « {quit} » s’arrête là.',
  'cli.online.said': '{who} : {text}',
  'cli.online.sayWhat': 'Dire quoi ? « {say} bonjour », ou « {say} 1 » pour une phrase.',
  'cli.online.muteWhom': 'Qui ? « {mute} <nom> ».',
  'cli.online.muted': 'Vous n’entendez plus {who}.',
  'cli.online.unmuted': 'Vous entendez de nouveau {who}.',
  'cli.online.lost': 'La connexion est perdue ; nouvel essai.',
  'cli.online.found': 'La connexion est revenue.',

  // Revoir
  'cli.replay.start': 'Avant le premier coup ({all} en tout)',
  'cli.replay.move': 'Coup {n} sur {all}',
  'cli.replay.prompt': '[Entrée suite, b retour, numéro, q fin] ',
  'cli.replay.bad': 'Tapez un nombre de 0 à {n}, b, q ou Entrée.',
  'cli.replay.as': 'Point de vue : {who}.',
  'cli.replay.all': 'tous à la fois',
  'cli.replay.audience': 'le public',

  // Analyse
  'cli.analyse.from': 'D’après ce que chacun pouvait savoir alors.',
  'cli.analyse.turn': '{n} : {who}, {move} ({from} → {to})',
  'cli.analyse.turnsFor': '{turns}, pour {who}',
  'cli.analyse.noTurns': 'aucun',
  'cli.analyse.faults': 'À revoir',
  'cli.analyse.all': 'Toutes les décisions',
  'cli.analyse.none': 'rien',
  'cli.analyse.decision': '{n} : {who}, {move}. {mark}, {loss} points',
  'cli.analyse.unlost': '{n} : {who}, {move}. {mark}',
  'cli.analyse.better': 'Mieux : {move}',
  'cli.analyse.tally': '{who} : {accuracy} ({tally})',

  // Vérifier
  'cli.verify.over':
    '{file} : en ordre. {n} {n|coup légal|coups, tous légaux} ; mélange comme promis ; résultat {result}.',
  'cli.verify.open':
    '{file} : en ordre jusqu’ici. {n} {n|coup légal|coups, tous légaux} ; mélange comme promis ; partie pas encore terminée.',

  // Des bots entre eux
  'cli.simulate.title': '{game} : {n} {n|partie|parties}, graine {seed}, budget {budget}',
  'cli.simulate.bot': 'bot',
  'cli.simulate.seat': 'place',
  'cli.simulate.games': 'parties',
  'cli.simulate.won': 'gagnées',
  'cli.simulate.drawn': 'nulles',
  'cli.simulate.rate': 'taux',
  'cli.simulate.interval': 'intervalle à 95 %',
  'cli.simulate.points': 'points',
  'cli.simulate.alone': '{bot} joue seul, contre lui-même ; résultats par place :',
  'cli.simulate.length': 'Coups par partie : {mean} en moyenne, médiane {median}, de {least} à {most}.',
  'cli.simulate.drawHalf': 'Une nulle compte pour moitié.',
  'cli.simulate.note': 'Une partie nulle compte pour moitié. Les places tournent de partie en partie.',
  'cli.simulate.seats': 'Gagnées par place : {seats}',
}
