import type { ServerMessages } from './index.ts'

export const fr: Record<keyof ServerMessages, string> = {
  'server.database.newer':
    'La base de données vient d’une version plus récente (étape {found} ; celle-ci connaît {known}). Prenez celle-là.',
  'server.database.failed': 'La base de données {place} ne répond pas comme il faut : {fault}',
  'server.database.unreachable': 'Personne ne répond à {place} : {fault}. PostgreSQL y tourne-t-il ?',
  'server.database.noTls':
    '{place} répond, mais pas par une liaison chiffrée comme l’adresse le demande (sslmode) : {fault}',
  'server.database.denied': 'La base de données {place} ne laisse entrer personne ainsi : {fault}',
  'server.database.missing':
    'Cette base de données n’existe pas : {place}. PostgreSQL en crée une avec createdb.',
  'server.database.inUse':
    'Des serveurs tournent sur {place}. Arrêtez-les tous d’abord : ce qu’ils conservent entre-temps resterait en arrière.',
  'server.move.same':
    'Tout passe d’un fichier à une base de données ou l’inverse : l’un des deux est un fichier, l’autre postgres://…',
  'server.move.notEmpty': '{place} n’est pas vide. Tout va là où il n’y a rien.',
  'server.move.exists': '{file} existe déjà. Tout va là où il n’y a rien.',
  'server.move.nothing': 'Il n’y a rien de Sternentisch dans {place}.',
  'server.backup.file':
    'Cette commande est faite pour les fichiers. Une base PostgreSQL se copie avec pg_dump et se rétablit avec pg_restore.',
  'server.move.failed': 'Rien n’a été déplacé : {fault}',
  'server.moved':
    'Déplacé et comparé ligne par ligne : {rows} {rows|ligne|lignes}, {tables} {tables|table|tables}, {entries} {entries|ligne|lignes} de journaux, {guests} {guests|personne|personnes}.',
  'server.moveStays': '{place} est comme avant. Ne servez qu’à partir de l’un des deux.',
  'server.data.newer':
    '{file} vient d’un Sternentisch plus récent (format {found}, celui-ci connaît {known}). Installez celui-là ou prenez une sauvegarde.',
  'server.data.foreign': '{file} est la base de données d’un autre programme ; on n’y touche pas.',
  'server.data.noDatabase': '{file} n’est pas une base de données.',
  'server.data.damaged': '{file} est endommagé : {fault}',
  'server.data.busy': '{file} est en service et ne peut pas être ouvert : un autre programme le tient.',
  'server.data.served':
    'Un autre processus sert déjà à partir de {file}. Deux sur un même fichier ne s’entendraient pas : arrêtez l’autre, ou prenez une base de données pour plusieurs (--database).',
  'server.data.failed': '{file} ne peut pas être utilisé : {fault}',
  'server.data.missing': 'La base de données {file} n’existe pas.',
  'server.data.inUse': '{file} est en service. Arrêtez d’abord le serveur : ce qu’il conserve serait perdu.',
  'server.data.later':
    '{file} connaît des choses arrivées après cette sauvegarde. Pour mettre quand même la sauvegarde à sa place : --replace ; ce qui s’y trouve est mis de côté.',
  'server.contents':
    '{tables} {tables|table|tables}, {entries} {entries|ligne|lignes} dans leurs journaux, {guests} {guests|personne|personnes}, dont {accounts} avec une clé d’accès ; {kB} ko',
  'server.backedUp': 'Sauvegardé : {file}',
  'server.restored': 'Restauré : {file}',
  'server.aside': 'Ce qui s’y trouvait est maintenant {file}',

  // Servir
  'server.wrong.environment': '{name} : {reason}',
  'server.wrong.address':
    '« {value} » n’est pas une adresse où écouter : une adresse IP de cette machine, ou localhost.',
  'server.wrong.public': 'L’adresse publique s’écrit comme https://cards.example, pas « {value} ».',
  'server.wrong.proxy':
    '« {value} » n’est pas un proxy : des adresses IP ou des réseaux comme 10.0.0.0/8, séparés par des virgules.',
  'server.wrong.metrics':
    '« {value} » ne dit pas qui peut voir les chiffres : des adresses IP ou des réseaux comme 10.0.0.0/8, séparés par des virgules, ou none.',
  'server.wrong.database':
    'L’adresse d’une base de données s’écrit comme postgres://nom:secret@db.example/cartes. Dans le secret, des signes tels que # / @ s’écrivent %23 %2F %40.',
  'server.wrong.twoPlaces': 'Tout est gardé en un seul lieu : --data ou --database, pas les deux.',
  'server.wrong.choice': 'L’argument « {flag} » demande {known}, pas « {value} ».',
  'server.noSite': 'L’application web n’est pas encore construite : npm run build',
  'server.portTaken': 'Le port {port} de l’adresse {address} est pris. Un autre : --port <n>',
  'server.noListen': 'Impossible d’écouter au port {port} de l’adresse {address} ({code}).',
  'server.at': 'Sternentisch est à l’adresse {address}',
  'server.keeps': 'Tout est conservé dans {file}',
  'server.ctrlC': 'Ctrl-C l’arrête proprement.',
  'server.ended': 'Arrêté proprement ; tout est enregistré.',
  'server.help': `sternentisch serve : l’application et un serveur de parties.

  --port <n>                   où il écoute (sinon {port} ; 0 : n’importe où)
  --next-port                  si ce port est pris, le prochain libre convient
  --address <adresse>          qui l’atteint : 127.0.0.1 cette machine
                               seulement (sinon), 0.0.0.0 tout le monde
  --data <fichier>             où tout est conservé ; sinon
                               {data}
  --database <adresse>         au lieu du fichier, un PostgreSQL pour plusieurs
                               serveurs : postgres://nom:secret@hote/cartes
  --public <adresse>           comment on l’atteint : https://cards.example
  --proxy <adresses>           les proxys devant lui, crus sur qui demande :
                               127.0.0.1 ou 10.0.0.0/8,192.168.1.5
  --cards own|none             own : cartes personnelles permises
  --tables <n>                 tables ouvertes par personne (sinon {tables})
  --sockets <n>                pages ouvertes par adresse (sinon {sockets})
  --site <dossier>             fichiers de l’appli, si ce ne sont pas les siens
  --threads <n>                bots qui réfléchissent à la fois (sinon 1)
  --log <niveau>               debug, info (sinon), error ou silent : ce que
                               dit la sortie d’erreur, en JSON
  --metrics <adresses>         qui voit les chiffres à /metrics : sinon
                               127.0.0.1,::1, et none pour personne
  --drain <secondes>           avant la fin, plus personne n’entre pendant ce
                               temps, et /healthz le dit (sinon 0)

Tout peut aussi venir de l’environnement : --port par STERNENTISCH_PORT, et
ainsi de suite ; un argument a le dernier mot.`,
}
