import type { Lesson } from '@sternentisch/grammar'
import { FULL_DECK } from './decks.ts'

/** The full game: a commander, a chain of answers, windows in the attack (SP-6, SP-7). */
export const tactics: Lesson = {
  id: 'tactics',
  title: { en: 'Tactics and commanders', de: 'Taktiken und Commander', fr: 'Tactiques et commandants' },
  minutes: 4,
  seat: 0,
  seed: 'tactics',
  setup: {
    options: { mode: 'full', deckSource: 'custom', deckA: FULL_DECK, deckB: FULL_DECK },
    turn: 9,
    players: [
      {
        base: { I: [{ card: 'fighter', copy: 1 }], III: [{ card: 'cruiser', copy: 2 }] },
        hand: ['levy', 'ishida', 'bombard', 'counter', 'overdrive', 'veterans', 'destroyer'],
      },
      { base: { I: ['drones'] }, hand: ['counter', 'crews'] },
    ],
  },
  steps: [
    {
      say: {
        en: 'The full game adds tactics (blue) and commanders (brown). Both of you can play tactics, even in the other’s turn, and answer them with tactics.',
        de: 'Das volle Spiel bringt Taktiken (blau) und Commander (braun). Taktiken könnt ihr beide spielen, auch im Zug des anderen, und mit Taktiken darauf antworten.',
        fr: 'La partie complète ajoute les tactiques (bleu) et les commandants (brun). Chacun peut jouer des tactiques, même pendant le tour de l’autre, et y répondre par des tactiques.',
      },
    },
    {
      say: {
        en: 'You will need manpower. Play the Fleet Levy: 250 MP.',
        de: 'Du wirst Manpower brauchen. Spiele das Flottenaufgebot: 250 MP.',
        fr: 'Il vous faudra de la manpower. Jouez la Levée de la flotte : 250 MP.',
      },
      moves: ['+ levy'],
      hint: {
        en: 'First the Fleet Levy; the Veterans will be needed later.',
        de: 'Zuerst das Flottenaufgebot; die Veteranen brauchst du später.',
        fr: 'D’abord la Levée de la flotte ; les Vétérans serviront plus tard.',
      },
    },
    {
      say: {
        en: 'Commodore Ishida gives your class III ships 20 AP more. Announce the card for 80 MP.',
        de: 'Kommodore Ishida gibt deinen Schiffen der Klasse III 20 AP mehr. Sage die Karte für 80 MP an.',
        fr: 'Commodore Ishida donne 20 AP de plus à vos vaisseaux de classe III. Annoncez la carte pour 80 MP.',
      },
      moves: ['> ishida'],
      hint: {
        en: 'All in good time. First the commander: Ishida.',
        de: 'Eins nach dem anderen. Zuerst der Commander: Ishida.',
        fr: 'Chaque chose en son temps. D’abord le commandant : Ishida.',
      },
    },
    {
      say: {
        en: 'Where shall Ishida go aboard? On a class III card, says the badge: your Cruiser.',
        de: 'Wo soll Ishida an Bord gehen? Auf einer Karte der Klasse III, sagt das Abzeichen: auf deinem Kreuzer.',
        fr: 'Où embarquer Ishida ? Sur une carte de classe III, dit l’insigne : votre Croiseur.',
      },
      moves: ['@ cruiser#2'],
      hint: {
        en: 'Only the Cruiser will do.',
        de: 'Nur der Kreuzer kommt infrage.',
        fr: 'Seul le Croiseur convient.',
      },
      replies: [{ seat: 1, move: '.' }],
    },
    {
      say: {
        en: 'Now the Long-Range Strike: 80 damage to the enemy Base. Play it.',
        de: 'Jetzt der Fernschlag: 80 Schaden an der gegnerischen Basis. Spiele ihn.',
        fr: 'Maintenant la Frappe à longue portée : 80 dégâts à la Base adverse. Jouez-la.',
      },
      moves: ['* bombard'],
      hint: {
        en: 'First the Long-Range Strike.',
        de: 'Zuerst der Fernschlag.',
        fr: 'D’abord la Frappe à longue portée.',
      },
      replies: [
        { seat: 1, move: '* counter' },
        { seat: 1, move: '+ crews' },
      ],
    },
    {
      say: {
        en: 'Jonas answers with a Counter-Order, which would cancel your strike. The last card works first: answer with a Counter-Order of your own.',
        de: 'Jonas antwortet mit einem Gegenbefehl, der deinen Schlag aufheben würde. Die letzte Karte wirkt zuerst: Antworte mit einem eigenen Gegenbefehl.',
        fr: 'Jonas répond par un Contrordre, qui annulerait votre frappe. La dernière carte agit d’abord : répondez par votre propre Contrordre.',
      },
      moves: ['* counter'],
      hint: {
        en: 'Then the strike would be lost. Answer with your Counter-Order.',
        de: 'Dann wäre der Schlag verloren. Antworte mit deinem Gegenbefehl.',
        fr: 'La frappe serait alors perdue. Répondez par votre Contrordre.',
      },
    },
    {
      say: {
        en: 'Your Counter-Order cancelled his, so the strike hit after all: 920 LP. Jonas’s hand is empty now, so he will not be asked any more. Attack!',
        de: 'Dein Gegenbefehl hat seinen aufgehoben, und so hat der Schlag doch getroffen: 920 LP. Jonas’ Hand ist jetzt leer, er wird also nicht mehr gefragt. Greife an!',
        fr: 'Votre Contrordre a annulé le sien, et la frappe a donc porté : 920 LP. La main de Jonas est vide, on ne l’interrogera plus. Attaquez !',
      },
      moves: ['!'],
      hint: {
        en: 'The moment is good: attack.',
        de: 'Der Moment ist günstig: Greife an.',
        fr: 'Le moment est bon : attaquez.',
      },
    },
    {
      say: {
        en: 'Before the first row a window opens: now you may play a tactic. Seventy drones with two LP are too many for your fighters. Play the Overcharge: it doubles the AP of one card.',
        de: 'Vor der ersten Reihe öffnet sich ein Fenster: Jetzt darfst du eine Taktik spielen. Siebzig Drohnen mit zwei LP sind zu viel für deine Jäger. Spiele die Überladung: Sie verdoppelt die AP einer Karte.',
        fr: 'Avant la première rangée, une fenêtre s’ouvre : vous pouvez jouer une tactique. Soixante-dix drones à deux LP, c’est trop pour vos chasseurs. Jouez la Surcharge : elle double les AP d’une carte.',
      },
      moves: ['* overdrive'],
      hint: {
        en: 'This is the moment for the Overcharge. Do not pass yet.',
        de: 'Das ist der Moment für die Überladung. Passe noch nicht.',
        fr: 'C’est le moment de la Surcharge. Ne passez pas encore.',
      },
    },
    {
      say: {
        en: 'Which card? The Fighter has a hundred shots.',
        de: 'Welche Karte? Die Jäger haben hundert Schüsse.',
        fr: 'Quelle carte ? Le Chasseur a cent tirs.',
      },
      moves: ['@ fighter#1'],
      hint: {
        en: 'A cruiser with 240 would be nice, but the drones must go. Take the Fighter.',
        de: 'Ein Kreuzer mit 240 wäre schön, aber die Drohnen müssen weg. Nimm die Jäger.',
        fr: 'Un croiseur à 240, ce serait beau, mais les drones doivent partir. Prenez le Chasseur.',
      },
    },
    {
      say: {
        en: 'Pay with the Veterans.',
        de: 'Zahle mit den Veteranen.',
        fr: 'Payez avec les Vétérans.',
      },
      moves: ['+ veterans'],
      hint: {
        en: 'Pay with the Veterans.',
        de: 'Zahle mit den Veteranen.',
        fr: 'Payez avec les Vétérans.',
      },
    },
    {
      say: {
        en: 'You are asked again, because you hold a card. Nobody learns whether it is a tactic. It is not, so pass for the whole attack.',
        de: 'Du wirst wieder gefragt, weil du eine Karte hast. Ob es eine Taktik ist, erfährt niemand. Es ist keine, also passe für den ganzen Angriff.',
        fr: 'On vous interroge encore, car vous avez une carte. Personne n’apprend si c’est une tactique. Ce n’en est pas une : passez pour toute l’attaque.',
      },
      moves: ['...', '.t'],
      hint: {
        en: 'That works, too, but you would be asked again after each row. Pass for the attack.',
        de: 'Das geht auch, aber du würdest nach jeder Reihe wieder gefragt. Passe für den Angriff.',
        fr: 'Cela marche aussi, mais on vous interrogerait après chaque rangée. Passez pour l’attaque.',
      },
    },
    {
      say: {
        en: 'All seventy drones were destroyed: 80 points for you, as in the full game every wreck counts its MP. Then the Cruiser, with Ishida’s 20 AP more, hit the Base: 800.',
        de: 'Alle siebzig Drohnen sind zerstört: 80 Punkte für dich, denn im vollen Spiel zählt jedes Wrack seine MP. Danach traf der Kreuzer, dank Ishida mit 20 AP mehr, die Basis: 800.',
        fr: 'Les soixante-dix drones sont détruits : 80 points pour vous, car dans la partie complète chaque épave compte ses MP. Puis le Croiseur, avec les 20 AP d’Ishida en plus, a touché la Base : 800.',
      },
    },
  ],
  done: {
    en: 'You know the full game. Build a deck, or take a ready-made one, and play.',
    de: 'Du kennst jetzt das volle Spiel. Baue dir ein Deck oder nimm ein fertiges, und spiele.',
    fr: 'Vous connaissez la partie complète. Composez un deck, ou prenez-en un tout prêt, et jouez.',
  },
}
