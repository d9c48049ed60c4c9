import type { Chapter } from '@sternentisch/grammar'

/** What to know before the first rule. These chapters have no numbers: they decide nothing. */
export const minute: Chapter = {
  id: 'minute',
  title: {
    en: 'Starfighter in one minute',
    de: 'Starfighter in einer Minute',
    fr: 'Starfighter en une minute',
  },
  intro: {
    en: 'In 2115 war is a television show. Two cruisers face each other, and you command one of them. In front of it lie five sectors, into which you launch squadrons: cards with fighters and daring manoeuvres.\n\nThe cards of a sector overlap like roof tiles, so that most of them show only one half. Visible fighters shoot. An effect happens at the very moment its half comes into view, and what it uncovers happens next. One well-placed card can set half the table in motion, on both sides of it.\n\nWhen nobody wants to launch any more, facing sectors fire at each other. Damage breaks squadrons from the top downwards. What finds no squadron left hits the hull.\n\nOnce a hull is down to 0, the round is played to its end. Then the cruiser with more hull wins.',
    de: 'Im Jahr 2115 ist Krieg eine Fernsehshow. Zwei Kreuzer stehen einander gegenüber, und einen davon befehligst du. Vor ihm liegen fünf Sektoren, in die du Geschwader schickst: Karten mit Jägern und waghalsigen Manövern.\n\nDie Karten eines Sektors überlappen sich wie Dachziegel, sodass die meisten nur einen ihrer beiden Bereiche zeigen. Sichtbare Jäger schießen. Ein Effekt geschieht genau dann, wenn sein Bereich in Sicht kommt, und was er aufdeckt, geschieht als Nächstes. Eine gut gelegte Karte kann den halben Tisch in Bewegung bringen, und zwar auf beiden Seiten.\n\nWill niemand mehr Karten spielen, feuern gegenüberliegende Sektoren aufeinander. Schaden zerstört Geschwader von oben nach unten. Was kein Geschwader mehr vorfindet, trifft die Hülle.\n\nSobald eine Hülle auf 0 ist, wird die Runde noch zu Ende gespielt. Dann gewinnt der Kreuzer mit mehr Hüllenpunkten.',
    fr: 'En 2115, la guerre est une émission de télévision. Deux Croiseurs se font face, et vous commandez l’un d’eux. Devant lui, cinq secteurs où vous lancez des Escadrilles : des cartes avec des Chasseurs et des manœuvres audacieuses.\n\nLes cartes d’un secteur se chevauchent comme des tuiles, si bien que la plupart ne montrent qu’une de leurs deux parties. Les Chasseurs visibles tirent. Un effet se produit à l’instant même où sa partie apparaît, et ce qu’il découvre se produit juste après. Une carte bien posée peut mettre la moitié de la table en mouvement, des deux côtés.\n\nQuand personne ne veut plus rien lancer, les secteurs face à face se tirent dessus. Les dégâts brisent les Escadrilles de haut en bas. Ceux qui n’en trouvent plus touchent le blindage.\n\nDès qu’un blindage tombe à 0, la manche se joue jusqu’au bout. Le Croiseur qui a le plus de blindage l’emporte alors.',
  },
  rules: [],
}

export const roundAtAGlance: Chapter = {
  id: 'round',
  title: { en: 'A round at a glance', de: 'Eine Runde auf einen Blick', fr: 'Une manche en un coup d’œil' },
  intro: {
    en: '- Supply: you draw one card for each draw symbol still to be seen on your cruiser board (SF-2.3).\n- Deployment: in turns you play one card each, front or back up (SF-3.1), and carry out its effects at once (SF-3.6). Whoever passes first takes the initiative (SF-3.8).\n- Battle: the initiative holder may shift their own cruiser by one sector (SF-4.1), chooses the direction (SF-4.4), and then every pair of facing sectors fights (SF-5.1).\n- End of round: shields recover, the initiative changes hands, and if a hull is at 0 or below, the game is decided (SF-7.3).',
    de: '- Nachschub: Du ziehst eine Karte für jedes „Ziehen“-Symbol, das auf deinem Kreuzer-Tableau noch zu sehen ist (SF-2.3).\n- Aufstellung: Abwechselnd spielt ihr je eine Karte, Vorder- oder Rückseite nach oben (SF-3.1), und führt ihre Effekte sofort aus (SF-3.6). Wer zuerst passt, nimmt die Initiative (SF-3.8).\n- Kampf: Wer die Initiative hat, darf den eigenen Kreuzer um einen Sektor verschieben (SF-4.1) und wählt die Richtung (SF-4.4). Dann ficht jedes Paar gegenüberliegender Sektoren sein Gefecht aus (SF-5.1).\n- Ende der Runde: Schilde erholen sich, die Initiative wechselt, und ist eine Hülle auf 0 oder darunter, entscheidet sich die Partie (SF-7.3).',
    fr: '- Renforts : vous piochez une carte par symbole Pioche encore visible sur votre plateau Croiseur (SF-2.3).\n- Déploiement : à tour de rôle, chacun joue une carte, côté recto ou côté verso (SF-3.1), et applique aussitôt ses effets (SF-3.6). Qui passe en premier prend l’Initiative (SF-3.8).\n- Bataille : celui qui a l’Initiative peut décaler son propre Croiseur d’un secteur (SF-4.1) et choisit le sens (SF-4.4) ; puis chaque paire de secteurs face à face livre combat (SF-5.1).\n- Fin de manche : les écrans se régénèrent, l’Initiative change de main et, si un blindage est à 0 ou moins, on désigne le vainqueur (SF-7.3).',
  },
  rules: [],
}
