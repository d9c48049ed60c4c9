import type { Lesson } from '@sternentisch/grammar'
import { SECOND_DECK } from './decks.ts'

/** Two battles in one attack, and staying out of one (SP-9.2, SP-14). */
export const extraFleet: Lesson = {
  id: 'extra-fleet',
  title: { en: 'The extra fleet', de: 'Die Extraflotte', fr: 'La flotte supplémentaire' },
  minutes: 4,
  seat: 0,
  seed: 'extra-fleet',
  setup: {
    options: { mode: 'second', deckSource: 'custom', deckA: SECOND_DECK, deckB: SECOND_DECK },
    turn: 9,
    players: [
      {
        base: {
          I: [
            { card: 'fighter', copy: 1 },
            { card: 'lancer', copy: 2 },
          ],
          III: ['cruiser'],
        },
        hand: ['mothership', 'veterans'],
      },
      { base: { I: ['stormwing'], III: ['bulwark'] }, hand: ['battleship', 'veterans', 'crews'] },
    ],
  },
  steps: [
    {
      say: {
        en: 'Jonas has a Bulwark: 240 LP, too much for one battle. A Mothership gives you a second fleet, and so a second battle in the same attack. Damage stays until the end of the turn.',
        de: 'Jonas hat ein Bollwerk: 240 LP, zu viel für einen Kampf. Ein Mutterschiff gibt dir eine zweite Flotte und damit einen zweiten Kampf im selben Angriff. Schaden bleibt bis zum Ende des Zuges.',
        fr: 'Jonas a un Rempart : 240 LP, trop pour un seul combat. Un vaisseau mère vous donne une seconde flotte, donc un second combat dans la même attaque. Les dégâts restent jusqu’à la fin du tour.',
      },
    },
    {
      say: {
        en: 'Play the Veterans: 150 MP.',
        de: 'Spiele die Veteranen: 150 MP.',
        fr: 'Jouez les Vétérans : 150 MP.',
      },
      moves: ['+ veterans'],
      hint: {
        en: 'First the manpower: Veterans.',
        de: 'Zuerst die Manpower: Veteranen.',
        fr: 'D’abord la manpower : Vétérans.',
      },
    },
    {
      say: {
        en: 'Bring out the Mothership for 130 MP. It opens your extra fleet.',
        de: 'Bringe das Mutterschiff für 130 MP heraus. Es eröffnet deine Extraflotte.',
        fr: 'Mettez le Vaisseau mère en jeu pour 130 MP. Il ouvre votre flotte supplémentaire.',
      },
      moves: ['> mothership'],
      hint: {
        en: 'First the Mothership.',
        de: 'Zuerst das Mutterschiff.',
        fr: 'D’abord le Vaisseau mère.',
      },
    },
    {
      say: {
        en: 'In your turn you may move ship cards between your fleets. Send the Fighter to the extra fleet, as an escort.',
        de: 'In deinem Zug darfst du Schiffskarten zwischen deinen Flotten verschieben. Schicke die Jäger als Geleit in die Extraflotte.',
        fr: 'Pendant votre tour, vous pouvez déplacer des cartes vaisseau entre vos flottes. Envoyez le Chasseur dans la flotte supplémentaire, en escorte.',
      },
      moves: ['~ fighter#1'],
      hint: {
        en: 'Possible, but this time the Fighter shall go. Both fleets need small ships.',
        de: 'Möglich, aber diesmal sollen die Jäger wechseln. Beide Flotten brauchen kleine Schiffe.',
        fr: 'Possible, mais cette fois c’est au Chasseur d’y aller. Les deux flottes ont besoin de petits vaisseaux.',
      },
    },
    {
      say: {
        en: 'Each fleet has small ships now. Attack.',
        de: 'Jetzt hat jede Flotte kleine Schiffe. Greife an.',
        fr: 'Chaque flotte a maintenant de petits vaisseaux. Attaquez.',
      },
      moves: ['!'],
      hint: {
        en: 'The fleets are ready: attack.',
        de: 'Die Flotten sind bereit: Greife an.',
        fr: 'Les flottes sont prêtes : attaquez.',
      },
    },
    {
      say: {
        en: 'Base fleets always fight. Your extra fleet may stay out, fight before or after. Let it fight before: it has the stronger ships.',
        de: 'Basisflotten kämpfen immer. Deine Extraflotte darf draußen bleiben, davor oder danach kämpfen. Lass sie davor kämpfen: Sie hat die stärkeren Schiffe.',
        fr: 'Les flottes de Base combattent toujours. Votre flotte supplémentaire peut rester à l’écart, combattre avant ou après. Qu’elle combatte d’abord : elle a les vaisseaux les plus forts.',
      },
      moves: ['x before'],
      hint: {
        en: 'One fleet alone will not crack the Bulwark. Choose “Fight before”.',
        de: 'Eine Flotte allein knackt das Bollwerk nicht. Wähle „Davor kämpfen“.',
        fr: 'Une flotte seule ne brisera pas le Rempart. Choisissez « Combattre d’abord ».',
      },
    },
    {
      say: {
        en: 'First battle: the fighters cleared the Storm Wing, the Mothership halved the Bulwark. Second battle: Jonas had no class I left, so your Lancers met the Bulwark and finished it, and your Cruiser hit the Base: 900.',
        de: 'Erster Kampf: Die Jäger haben die Sturmstaffel abgeräumt, das Mutterschiff hat das Bollwerk halbiert. Zweiter Kampf: Jonas hatte keine Klasse I mehr, also trafen deine Lanzenreiter auf das Bollwerk und gaben ihm den Rest, und dein Kreuzer traf die Basis: 900.',
        fr: 'Premier combat : les chasseurs ont balayé l’Aile d’assaut, le Vaisseau mère a réduit le Rempart de moitié. Second combat : Jonas n’avait plus de classe I, vos Lanciers ont donc rencontré le Rempart et l’ont achevé, et votre Croiseur a touché la Base : 900.',
      },
    },
    {
      say: {
        en: 'Say “Done!”.',
        de: 'Sage „Fertig!“.',
        fr: 'Dites « Terminé ! ».',
      },
      moves: ['done'],
      hint: {
        en: 'Leave the fleets as they are. Say “Done!”.',
        de: 'Lass die Flotten, wie sie sind. Sage „Fertig!“.',
        fr: 'Laissez les flottes telles quelles. Dites « Terminé ! ».',
      },
      replies: [
        { seat: 1, move: '+ veterans' },
        { seat: 1, move: '+ crews' },
        { seat: 1, move: '> battleship' },
        { seat: 1, move: '!' },
      ],
    },
    {
      say: {
        en: 'Jonas strikes back with a Battleship. If your Mothership is lost, its whole fleet is lost. A fleet that stays out cannot be shot at: keep it out.',
        de: 'Jonas schlägt mit einem Schlachtschiff zurück. Geht dein Mutterschiff verloren, ist seine ganze Flotte verloren. Auf eine Flotte, die draußen bleibt, kann niemand schießen: Halte sie heraus.',
        fr: 'Jonas riposte avec un Cuirassé. Si votre Vaisseau mère est perdu, toute sa flotte l’est aussi. Une flotte qui reste à l’écart est hors d’atteinte : gardez-la en retrait.',
      },
      moves: ['x out'],
      hint: {
        en: 'Brave, but this time play it safe: “Stay out”.',
        de: 'Mutig, aber gehe diesmal auf Nummer sicher: „Draußen bleiben“.',
        fr: 'Courageux, mais cette fois jouez la sécurité : restez à l’écart.',
      },
      replies: [{ seat: 1, move: 'o battleship#12' }],
    },
    {
      say: {
        en: 'The Battleship had to meet your sixty Lancers and shot down a single one. Your Lancers and your Cruiser took 220 of its 300 LP. Nothing of yours is lost.',
        de: 'Das Schlachtschiff musste gegen deine sechzig Lanzenreiter antreten und hat einen einzigen abgeschossen. Deine Lanzenreiter und dein Kreuzer nahmen ihm 220 seiner 300 LP. Du hast nichts verloren.',
        fr: 'Le Cuirassé a dû affronter vos soixante Lanciers et n’en a abattu qu’un. Vos Lanciers et votre Croiseur lui ont pris 220 de ses 300 LP. Vous n’avez rien perdu.',
      },
    },
  ],
  done: {
    en: 'Two waves crack what one cannot. Guard the Mothership: its fleet lives and dies with it.',
    de: 'Zwei Wellen knacken, was eine nicht schafft. Hüte das Mutterschiff: Mit ihm steht und fällt seine Flotte.',
    fr: 'Deux vagues brisent ce qu’une seule ne peut pas. Gardez bien le Vaisseau mère : sa flotte vit et meurt avec lui.',
  },
}
