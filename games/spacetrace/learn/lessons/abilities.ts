import type { Lesson } from '@sternentisch/grammar'
import { SECOND_DECK } from './decks.ts'

/** Preemptive strikes, jamming and boosts, all a matter of order (SP-11.1, SP-12.4, SP-12.7, SP-12.11). */
export const abilities: Lesson = {
  id: 'abilities',
  title: { en: 'Special abilities', de: 'Besondere Fähigkeiten', fr: 'Capacités spéciales' },
  minutes: 4,
  seat: 0,
  seed: 'abilities',
  setup: {
    options: { mode: 'second', deckSource: 'custom', deckA: SECOND_DECK, deckB: SECOND_DECK },
    turn: 7,
    players: [
      {
        base: {
          I: [
            { card: 'buoys', copy: 1 },
            { card: 'fighter', copy: 2 },
          ],
          III: ['apollo'],
        },
        hand: ['wingleader', 'crews'],
      },
      { base: { I: ['fighter'], III: ['cruiser'] }, hand: ['drones', 'crews'] },
    ],
  },
  steps: [
    {
      say: {
        en: 'Some cards have a line in the black field. Jammer Buoys never fire, but before the fire begins each of the twenty jams two enemy ships: forty shots that will not come.',
        de: 'Manche Karten haben eine Zeile im schwarzen Feld. Störbojen feuern nie, doch bevor das Feuer beginnt, lähmt jede der zwanzig zwei gegnerische Schiffe: vierzig Schüsse, die nicht kommen.',
        fr: 'Certaines cartes ont une ligne dans le champ noir. Les Balises de brouillage ne tirent jamais, mais avant que le feu commence, chacune des vingt paralyse deux vaisseaux adverses : quarante tirs qui ne viendront pas.',
      },
    },
    {
      say: {
        en: 'Jonas has a Fighter and a Cruiser. Attack.',
        de: 'Jonas hat Jäger und einen Kreuzer. Greife an.',
        fr: 'Jonas a un Chasseur et un Croiseur. Attaquez.',
      },
      moves: ['!'],
      hint: {
        en: 'That comes later. First attack.',
        de: 'Das kommt später. Zuerst greife an.',
        fr: 'Plus tard. D’abord, attaquez.',
      },
    },
    {
      say: {
        en: 'Buoys jam from any place in the stack. In front they would only catch the enemy’s sixty remaining shots, and die. Put the Fighter in front.',
        de: 'Bojen lähmen von jedem Platz im Stapel aus. Vorn würden sie nur die sechzig übrigen Schüsse des Gegners abbekommen und untergehen. Stelle die Jäger nach vorn.',
        fr: 'Les balises paralysent de n’importe quelle place de la pile. Devant, elles ne feraient qu’essuyer les soixante tirs restants de l’adversaire et périr. Placez le Chasseur devant.',
      },
      moves: ['o fighter#2'],
      hint: {
        en: 'Then the buoys would be shot down. The Fighter to the front!',
        de: 'Dann würden die Bojen abgeschossen. Die Jäger nach vorn!',
        fr: 'Les balises seraient alors abattues. Le Chasseur devant !',
      },
    },
    {
      say: {
        en: 'Forty enemy fighters were jammed, sixty fired: forty of yours are left, and all of Jonas’s are gone. In class III your Apollo struck before all shots: the Cruiser was destroyed and never fired.',
        de: 'Vierzig gegnerische Jäger waren gelähmt, sechzig feuerten: Vierzig von deinen sind übrig, und alle von Jonas sind weg. In Klasse III schlug dein Apollo vor allen Schüssen zu: Der Kreuzer wurde zerstört und kam nie zum Schuss.',
        fr: 'Quarante chasseurs adverses étaient paralysés, soixante ont tiré : il vous en reste quarante, et tous ceux de Jonas ont disparu. En classe III, votre Apollo a frappé avant tous les tirs : le Croiseur a été détruit sans avoir tiré.',
      },
    },
    {
      say: {
        en: 'Say “Done!”: your fighters come back, and Jonas has his turn.',
        de: 'Sage „Fertig!“: Deine Jäger kommen zurück, und Jonas ist am Zug.',
        fr: 'Dites « Terminé ! » : vos chasseurs reviennent, et c’est à Jonas.',
      },
      moves: ['done'],
      hint: {
        en: 'Keep the Trained Crews for the next turn. Say “Done!”.',
        de: 'Hebe die Stammcrews für den nächsten Zug auf. Sage „Fertig!“.',
        fr: 'Gardez les Équipages formés pour le prochain tour. Dites « Terminé ! ».',
      },
      replies: [
        { seat: 1, move: '+ crews' },
        { seat: 1, move: '> drones' },
        { seat: 1, move: 'done' },
      ],
    },
    {
      say: {
        en: 'Screen Drones: seventy ships that never fire, but have two LP each. A hundred fighters alone would destroy only fifty of them. You need more punch: play the Trained Crews.',
        de: 'Schirmdrohnen: siebzig Schiffe, die nie feuern, aber je zwei LP haben. Hundert Jäger allein würden nur fünfzig davon zerstören. Du brauchst mehr Wucht: Spiele die Stammcrews.',
        fr: 'Des Drones-écrans : soixante-dix vaisseaux qui ne tirent jamais, mais ont deux LP chacun. Cent chasseurs seuls n’en détruiraient que cinquante. Il vous faut plus de force : jouez les Équipages formés.',
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
        en: 'Wing Leaders double the AP of the next class I card behind them. Bring them out.',
        de: 'Staffelführer verdoppeln die AP der nächsten Karte der Klasse I hinter ihnen. Bringe sie heraus.',
        fr: 'Les Chefs d’escadrille doublent les AP de la carte de classe I qui les suit. Mettez-les en jeu.',
      },
      moves: ['> wingleader'],
      hint: {
        en: 'First the Wing Leaders, then the attack.',
        de: 'Zuerst die Staffelführer, dann der Angriff.',
        fr: 'D’abord les Chefs d’escadrille, ensuite l’attaque.',
      },
    },
    {
      say: {
        en: 'And now attack.',
        de: 'Und jetzt greife an.',
        fr: 'Et maintenant, attaquez.',
      },
      moves: ['!'],
      hint: {
        en: 'Everything is ready: attack.',
        de: 'Alles ist bereit: Greife an.',
        fr: 'Tout est prêt : attaquez.',
      },
    },
    {
      say: {
        en: 'An ability helps the cards still to come. So who must stand in front?',
        de: 'Eine Fähigkeit hilft den Karten, die erst noch drankommen. Wer muss also vorn stehen?',
        fr: 'Une capacité aide les cartes encore à venir. Qui doit donc être devant ?',
      },
      moves: ['o wingleader#11'],
      hint: {
        en: 'Behind the Fighter the Wing Leaders would boost nobody who fires. They must stand in front.',
        de: 'Hinter den Jägern würden die Staffelführer niemanden verstärken, der feuert. Sie müssen nach vorn.',
        fr: 'Derrière le Chasseur, les Chefs d’escadrille ne renforceraient personne qui tire. Ils doivent être devant.',
      },
    },
    {
      say: {
        en: 'And who comes right behind them?',
        de: 'Und wer kommt gleich dahinter?',
        fr: 'Et qui vient juste derrière ?',
      },
      moves: ['o fighter#2'],
      hint: {
        en: 'Boosted buoys do not fire either: AP 0 stays 0. The Fighter must be next.',
        de: 'Auch verstärkt feuern Bojen nicht: AP 0 bleibt 0. Als Nächstes die Jäger.',
        fr: 'Même renforcées, les balises ne tirent pas : AP 0 reste 0. Le Chasseur doit suivre.',
      },
    },
    {
      say: {
        en: 'Five drones fell to the Wing Leaders, and the other 65 to fighters with AP 2. Then Apollo hit the Base: nothing can destroy a Base at a stroke, but its normal shot took 100 LP.',
        de: 'Fünf Drohnen fielen den Staffelführern zum Opfer, die übrigen 65 den Jägern mit je 2 AP. Danach traf Apollo die Basis: Auf einen Schlag zerstören lässt sie sich nicht, aber sein normaler Schuss nahm ihr 100 LP.',
        fr: 'Cinq drones sont tombés sous les Chefs d’escadrille, les 65 autres sous des chasseurs à AP 2. Puis l’Apollo a touché la Base : rien ne peut la détruire d’un coup, mais son tir normal lui a pris 100 LP.',
      },
    },
  ],
  done: {
    en: 'Abilities depend on the order: help goes to the cards behind, harm to the enemy’s front.',
    de: 'Fähigkeiten hängen von der Reihenfolge ab: Hilfe geht an die Karten dahinter, Schaden an die Front des Gegners.',
    fr: 'Les capacités dépendent de l’ordre : l’aide va aux cartes placées derrière, les dégâts à la tête de la pile adverse.',
  },
}
