import type { Lesson } from '@sternentisch/grammar'

/** Gaps: who meets whom, and a class fires once (SP-10.3 to SP-10.7). */
export const gaps: Lesson = {
  id: 'gaps',
  title: { en: 'The way to the Base', de: 'Der Weg zur Basis', fr: 'Le chemin vers la Base' },
  minutes: 3,
  seat: 0,
  seed: 'gaps',
  setup: {
    options: { mode: 'second' },
    turn: 7,
    players: [
      { base: { I: ['fighter'], III: ['heavycruiser'] }, hand: ['destroyer', 'patrol', 'crews'] },
      { base: { III: ['cruiser'] }, hand: ['corvette', 'crews'] },
    ],
  },
  steps: [
    {
      say: {
        en: 'Now all four classes are in play. In each row the same classes meet. Who has none of that class must send the next higher one. Jonas has a Cruiser (III) and his Base (IV): wide gaps.',
        de: 'Jetzt sind alle vier Klassen im Spiel. In jeder Reihe treffen gleiche Klassen aufeinander. Wer keine hat, muss seine nächsthöhere schicken. Jonas hat einen Kreuzer (III) und seine Basis (IV): große Lücken.',
        fr: 'Les quatre classes sont maintenant en jeu. Dans chaque rangée, les classes égales se rencontrent. Qui n’en a pas doit envoyer la suivante. Jonas a un Croiseur (III) et sa Base (IV) : de larges vides.',
      },
    },
    {
      say: {
        en: 'You have fighters (I) and a Heavy Cruiser (III). A Destroyer card (II) would be a third gun. Get the manpower: play the Trained Crews.',
        de: 'Du hast Jäger (I) und einen Schweren Kreuzer (III). Eine Zerstörerkarte (II) wäre ein drittes Geschütz. Hole dir die Manpower: Spiele die Stammcrews.',
        fr: 'Vous avez des chasseurs (I) et un Croiseur lourd (III). Une carte Destroyer (II) serait un troisième canon. Procurez-vous la manpower : jouez les Équipages formés.',
      },
      moves: ['+ crews'],
      hint: {
        en: 'First the manpower: Trained Crews.',
        de: 'Zuerst die Manpower: Stammcrews.',
        fr: 'D’abord la manpower : Équipages formés.',
      },
    },
    {
      say: {
        en: '100 MP. Bring out the Destroyer: ten ships with AP 10 and LP 10 each, for 90 MP.',
        de: '100 MP. Bringe die Zerstörer heraus: zehn Schiffe mit je 10 AP und 10 LP für 90 MP.',
        fr: '100 MP. Mettez le Destroyer en jeu : dix vaisseaux d’AP 10 et de LP 10 chacun, pour 90 MP.',
      },
      moves: ['> destroyer'],
      hint: {
        en: 'The Patrol Wing would only join the fighters in class I. You lack class II: Destroyer.',
        de: 'Die Patrouille käme nur zu den Jägern in Klasse I. Dir fehlt Klasse II: Zerstörer.',
        fr: 'L’Escadre de patrouille rejoindrait seulement les chasseurs en classe I. Il vous manque la classe II : Destroyer.',
      },
    },
    {
      say: {
        en: 'Think it through: in row I your fighters meet the Cruiser. If it falls, what will your Destroyers meet in row II, and your Heavy Cruiser in row III? Attack and see.',
        de: 'Denke es durch: In Reihe I treffen deine Jäger auf den Kreuzer. Wenn er fällt, worauf treffen dann deine Zerstörer in Reihe II und dein Schwerer Kreuzer in Reihe III? Greife an und sieh nach.',
        fr: 'Réfléchissez : dans la rangée I, vos chasseurs rencontrent le Croiseur. S’il tombe, que rencontreront vos Destroyers dans la rangée II, et votre Croiseur lourd dans la rangée III ? Attaquez et voyez.',
      },
      moves: ['!'],
      hint: {
        en: 'That can wait. Attack!',
        de: 'Das kann warten. Greife an!',
        fr: 'Cela peut attendre. Attaquez !',
      },
    },
    {
      say: {
        en: 'A hundred shots brought down the Cruiser; its own shot cost you one fighter. Then the way was free: the Destroyers took 100 from the Base, the Heavy Cruiser 150. 750 LP are left.',
        de: 'Hundert Schüsse haben den Kreuzer erledigt; sein Schuss hat dich einen Jäger gekostet. Danach war der Weg frei: Die Zerstörer nahmen der Basis 100, der Schwere Kreuzer 150. Ihr bleiben 750 LP.',
        fr: 'Cent tirs ont abattu le Croiseur ; le sien vous a coûté un chasseur. La voie était alors libre : les Destroyers ont pris 100 à la Base, le Croiseur lourd 150. Il lui reste 750 LP.',
      },
    },
    {
      say: {
        en: 'Say “Done!”. Jonas will try to hit back.',
        de: 'Sage „Fertig!“. Jonas wird zurückschlagen wollen.',
        fr: 'Dites « Terminé ! ». Jonas va vouloir riposter.',
      },
      moves: ['done'],
      hint: {
        en: 'Keep what you have. Say “Done!”.',
        de: 'Behalte, was du hast. Sage „Fertig!“.',
        fr: 'Gardez ce que vous avez. Dites « Terminé ! ».',
      },
      replies: [
        { seat: 1, move: '+ crews' },
        { seat: 1, move: '> corvette' },
        { seat: 1, move: '!' },
        { seat: 1, move: 'done' },
      ],
    },
    {
      say: {
        en: 'Jonas brought out Corvettes (II) and attacked. Without class I they had to meet your fighters, and were shot down. Then your Destroyers and your Heavy Cruiser met his Base again: in an attack both sides fire. It has 500 LP left.',
        de: 'Jonas hat Korvetten (II) herausgebracht und angegriffen. Ohne Klasse I mussten sie gegen deine Jäger antreten und wurden abgeschossen. Danach trafen deine Zerstörer und dein Schwerer Kreuzer wieder auf seine Basis: Bei einem Angriff feuern beide Seiten. Sie hat noch 500 LP.',
        fr: 'Jonas a mis en jeu des Corvettes (II) et a attaqué. Sans classe I, elles ont dû affronter vos chasseurs et ont été abattues. Puis vos Destroyers et votre Croiseur lourd ont de nouveau rencontré sa Base : dans une attaque, les deux camps tirent. Il lui reste 500 LP.',
      },
    },
  ],
  done: {
    en: 'Fill your classes, clear the way with small ships, and attack only if you can bear the answer.',
    de: 'Besetze deine Klassen, räume mit kleinen Schiffen den Weg frei, und greife nur an, wenn du die Antwort verträgst.',
    fr: 'Occupez vos classes, dégagez la voie avec de petits vaisseaux, et n’attaquez que si vous supportez la réponse.',
  },
}
