import type { Lesson } from '@sternentisch/grammar'

/** Battle order and wasted shots (SP-9.5, SP-11.2, SP-11.6). */
export const shots: Lesson = {
  id: 'shots',
  title: { en: 'One shot each', de: 'Jedem ein Schuss', fr: 'Un tir chacun' },
  minutes: 3,
  seat: 0,
  seed: 'shots',
  setup: {
    options: { mode: 'first' },
    turn: 5,
    players: [
      {
        base: {
          I: [
            { card: 'stormwing', copy: 1 },
            { card: 'fighter', copy: 2 },
          ],
        },
        hand: ['recruits'],
      },
      { base: { I: ['patrol', 'stormwing'] }, hand: ['heavycruiser', 'veterans'] },
    ],
  },
  steps: [
    {
      say: {
        en: 'Both of you have two cards of class I. Every ship has one shot, and every shot hits the frontmost enemy ship. So it matters who stands in front.',
        de: 'Ihr habt beide zwei Karten der Klasse I. Jedes Schiff hat einen Schuss, und jeder Schuss trifft das vorderste gegnerische Schiff. Darum ist es wichtig, wer vorn steht.',
        fr: 'Vous avez tous deux deux cartes de classe I. Chaque vaisseau a un tir, et chaque tir touche le premier vaisseau adverse. Il importe donc de savoir qui est devant.',
      },
    },
    {
      say: {
        en: 'Jonas has 50 + 40 = 90 shots. Begin the attack; then you will be asked for your battle order.',
        de: 'Jonas hat 50 + 40 = 90 Schüsse. Beginne den Angriff; dann wirst du nach deiner Kampfreihenfolge gefragt.',
        fr: 'Jonas a 50 + 40 = 90 tirs. Lancez l’attaque ; on vous demandera alors votre ordre de bataille.',
      },
      moves: ['!'],
      hint: {
        en: 'First the attack: nothing else is needed here.',
        de: 'Zuerst der Angriff: Mehr brauchst du hier nicht.',
        fr: 'D’abord l’attaque : rien d’autre n’est nécessaire ici.',
      },
    },
    {
      say: {
        en: 'If the Storm Wing stands in front, all forty of its ships will be shot down, and the card is lost. A hundred fighters can bear ninety shots. Put the Fighter in front.',
        de: 'Steht die Sturmstaffel vorn, werden alle ihre vierzig Schiffe abgeschossen, und die Karte ist verloren. Hundert Jäger halten neunzig Schüsse aus. Stelle die Jäger nach vorn.',
        fr: 'Si l’Aile d’assaut est devant, ses quarante vaisseaux seront abattus, et la carte est perdue. Cent chasseurs supportent quatre-vingt-dix tirs. Placez le Chasseur devant.',
      },
      moves: ['o fighter#2'],
      hint: {
        en: 'Then the Storm Wing would be lost. Fighter to the front!',
        de: 'Dann wäre die Sturmstaffel verloren. Die Jäger nach vorn!',
        fr: 'L’Aile d’assaut serait alors perdue. Le Chasseur devant !',
      },
      replies: [{ seat: 1, move: 'o keep' }],
    },
    {
      say: {
        en: 'Ninety fighters fell, ten are left: no card of yours is lost. Your hundred shots cleared the Patrol Wing and 25 of his Storm Wing (two LP need two shots), and your own Storm Wing got the other 15. Both his cards are gone.',
        de: 'Neunzig Jäger sind gefallen, zehn übrig: Du hast keine Karte verloren. Deine hundert Schüsse haben die Patrouille und 25 Schiffe von Jonas’ Sturmstaffel erledigt (zwei LP brauchen zwei Schüsse), und deine Sturmstaffel schoss die übrigen 15 ab. Beide Karten von Jonas sind weg.',
        fr: 'Quatre-vingt-dix chasseurs sont tombés, dix restent : vous n’avez perdu aucune carte. Vos cent tirs ont abattu l’Escadre de patrouille et 25 de son Aile d’assaut (deux LP demandent deux tirs), et votre Aile d’assaut a eu les 15 autres. Ses deux cartes ont disparu.',
      },
    },
    {
      say: {
        en: 'Say “Done!” and see what Jonas tries.',
        de: 'Sage „Fertig!“ und sieh, was Jonas versucht.',
        fr: 'Dites « Terminé ! » et voyez ce que tente Jonas.',
      },
      moves: ['done'],
      hint: {
        en: 'Nothing else helps here. Say “Done!”.',
        de: 'Mehr bringt hier nichts. Sage „Fertig!“.',
        fr: 'Rien d’autre n’aide ici. Dites « Terminé ! ».',
      },
      replies: [
        { seat: 1, move: '+ veterans' },
        { seat: 1, move: '> heavycruiser' },
        { seat: 1, move: '!' },
      ],
    },
    {
      say: {
        en: 'A Heavy Cruiser: one shot of 150. But Jonas has no small ships, so it must face your swarm, and one shot destroys one ship at most. Leave your order as it stands.',
        de: 'Ein Schwerer Kreuzer: ein Schuss von 150. Doch Jonas hat keine kleinen Schiffe, also muss der Kreuzer gegen deinen Schwarm antreten, und ein Schuss zerstört höchstens ein Schiff. Lass deine Reihenfolge, wie sie ist.',
        fr: 'Un Croiseur lourd : un tir de 150. Mais Jonas n’a pas de petits vaisseaux, il doit donc affronter votre nuée, et un tir détruit un vaisseau au plus. Laissez votre ordre tel quel.',
      },
      moves: ['o keep', 'o fighter#2'],
      hint: {
        en: 'The Storm Wing has better things to do than to be shot at. Leave the fighters in front.',
        de: 'Die Sturmstaffel hat Besseres zu tun, als sich beschießen zu lassen. Lass die Jäger vorn.',
        fr: 'L’Aile d’assaut a mieux à faire que d’essuyer des tirs. Laissez les chasseurs devant.',
      },
    },
    {
      say: {
        en: 'One fighter lost, and the Heavy Cruiser is gone: 149 of its 150 AP went into the void, while your many small shots added up.',
        de: 'Ein Jäger verloren, und der Schwere Kreuzer ist weg: 149 seiner 150 AP gingen ins Leere, während sich deine vielen kleinen Schüsse summiert haben.',
        fr: 'Un chasseur perdu, et le Croiseur lourd a disparu : 149 de ses 150 AP sont partis dans le vide, tandis que vos nombreux petits tirs se sont additionnés.',
      },
    },
  ],
  done: {
    en: 'Many small ships wear down few large ones. Put in front what can bear the fire.',
    de: 'Viele kleine Schiffe zermürben wenige große. Stelle nach vorn, was das Feuer aushält.',
    fr: 'Beaucoup de petits vaisseaux usent quelques gros. Placez devant ce qui supporte le feu.',
  },
}
