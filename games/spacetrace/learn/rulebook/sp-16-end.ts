import type { Chapter } from '@sternentisch/grammar'

export const end: Chapter = {
  id: 'SP-16',
  title: { en: 'End of the game', de: 'Ende der Partie', fr: 'Fin de la partie' },
  intro: {
    en: 'A Base falls, or nobody gets any further.',
    de: 'Eine Basis fällt, oder niemand kommt mehr weiter.',
    fr: 'Une Base tombe, ou plus personne n’avance.',
  },
  rules: [
    {
      id: 'SP-16.1',
      text: {
        en: 'When a Base has 0 LP the game is over. This is looked at after every class battle and after every effect. Wrecks are cleared before the points are counted.',
        de: 'Hat eine Basis 0 LP, ist die Partie zu Ende. Nachgesehen wird nach jedem Class-Battle und nach jedem Effekt. Bevor gezählt wird, werden die Wracks weggeräumt.',
        fr: 'Quand une Base est à 0 LP, la partie est terminée. On le vérifie après chaque combat de classes et après chaque effet. Les épaves sont enlevées avant le décompte.',
      },
    },
    {
      id: 'SP-16.2',
      text: {
        en: 'A turn is quiet if both libraries are empty at its end and in it no card left a hand, no ship card left play and no Base lost LP.',
        de: 'Ein Zug ist ruhig, wenn an seinem Ende beide Bibliotheken leer sind und in ihm keine Karte eine Hand, keine Schiffskarte das Spiel verlassen und keine Basis LP verloren hat.',
        fr: 'Un tour est calme si, à sa fin, les deux bibliothèques sont vides et que, pendant ce tour, aucune carte n’a quitté une main, aucune carte vaisseau n’a quitté le jeu et aucune Base n’a perdu de LP.',
      },
    },
    {
      id: 'SP-16.3',
      text: {
        en: 'After four quiet turns in a row the game ends: both of you had two turns to achieve something. Losses that heal again do not break the silence. Option “Quiet turns”: another number.\n\nReconstruction: the original ends when nobody wants to play or could destroy anything any more; counting turns decides that without argument.',
        de: 'Nach vier ruhigen Zügen hintereinander endet die Partie: Jeder hatte zwei Züge, um etwas zu erreichen. Verluste, die wieder heilen, brechen die Ruhe nicht. Option „Ruhige Züge“: eine andere Zahl.\n\nRekonstruktion: Im Original ist Schluss, wenn niemand mehr spielen will oder etwas zerstören könnte; Züge zu zählen entscheidet das ohne Streit.',
        fr: 'Après quatre tours calmes de suite, la partie finit : chacun a eu deux tours pour obtenir quelque chose. Les pertes qui guérissent ne rompent pas le calme. Option « Tours calmes » : un autre nombre.\n\nReconstitution : dans l’original, on s’arrête quand plus personne ne veut jouer ni ne pourrait rien détruire ; compter les tours tranche sans dispute.',
      },
    },
    {
      id: 'SP-16.4',
      text: {
        en: 'Once both libraries are empty you may offer to end the game, once in each of your turns. If the other player accepts, it is over at once.',
        de: 'Sind beide Bibliotheken leer, darfst du in jedem deiner Züge einmal anbieten, die Partie zu beenden. Nimmt der andere an, ist sie sofort vorbei.',
        fr: 'Une fois les deux bibliothèques vides, vous pouvez proposer de finir la partie, une fois à chacun de vos tours. Si l’autre joueur accepte, elle finit aussitôt.',
      },
    },
    {
      id: 'SP-16.5',
      text: {
        en: 'In any case it ends 40 turns after both libraries have run out. Option “Longest endgame”: another number.',
        de: 'Auf jeden Fall endet sie 40 Züge, nachdem beide Bibliotheken leer sind. Option „Längstes Endspiel“: eine andere Zahl.',
        fr: 'Dans tous les cas, elle finit 40 tours après l’épuisement des deux bibliothèques. Option « Durée maximale de la fin de partie » : un autre nombre.',
      },
    },
    {
      id: 'SP-16.6',
      text: {
        en: 'You may give up at every decision, at every table. Then you have lost.',
        de: 'Du darfst bei jeder Entscheidung aufgeben, an jedem Tisch. Damit hast du verloren.',
        fr: 'Vous pouvez abandonner à chaque décision, à toute table. Vous avez alors perdu.',
      },
    },
  ],
}
