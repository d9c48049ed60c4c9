import type { Chapter } from '@sternentisch/grammar'

export const ships: Chapter = {
  id: 'SP-5',
  title: { en: 'Bringing out ships', de: 'Schiffe herausbringen', fr: 'Mettre des vaisseaux en jeu' },
  intro: {
    en: 'A ship card is a squadron: a hundred fighters or a single cruiser.',
    de: 'Eine Schiffskarte ist ein ganzer Verband: hundert Jäger oder ein einziger Kreuzer.',
    fr: 'Une carte vaisseau est une escadre : cent chasseurs ou un seul croiseur.',
  },
  rules: [
    {
      id: 'SP-5.1',
      text: {
        en: 'You bring out ship cards in your own main phase, as many as you can pay for, but never during an attack. They may fight in the same turn.',
        de: 'Schiffskarten bringst du in deiner eigenen Hauptphase heraus, so viele du bezahlen kannst, aber nie während eines Angriffs. Sie dürfen noch im selben Zug kämpfen.',
        fr: 'Vous mettez en jeu vos cartes vaisseau dans votre phase principale, autant que vous pouvez en payer, mais jamais pendant une attaque. Elles peuvent combattre dans le même tour.',
      },
    },
    {
      id: 'SP-5.2',
      text: {
        en: 'The steps: announce the card, meet its conditions, sacrifice what it demands, pay. Then it joins the back of its class in your base fleet, all ships whole. In the full game your opponent may now play a tactic. A Mothership opens your extra fleet instead (SP-14.1).',
        de: 'Die Schritte: Karte ansagen, Bedingungen prüfen, opfern, was sie verlangt, bezahlen. Dann stellt sie sich in deiner Basisflotte hinten in ihre Klasse, alle Schiffe unversehrt. Im vollen Spiel darf dein Gegner jetzt eine Taktik spielen. Ein Mutterschiff eröffnet stattdessen deine Extraflotte (SP-14.1).',
        fr: 'Les étapes : annoncer la carte, remplir ses conditions, sacrifier ce qu’elle exige, payer. Elle se place alors à l’arrière de sa classe dans votre flotte de Base, tous ses vaisseaux intacts. Dans la partie complète, l’adversaire peut maintenant jouer une tactique. Un vaisseau mère ouvre à la place votre flotte supplémentaire (SP-14.1).',
      },
    },
    {
      id: 'SP-5.3',
      text: {
        en: 'A card whose condition or sacrifice you cannot meet cannot be announced, however rich you are.',
        de: 'Eine Karte, deren Bedingung oder Opfer du nicht erfüllen kannst, kannst du nicht ansagen, so reich du auch bist.',
        fr: 'Une carte dont vous ne pouvez remplir la condition ou le sacrifice ne peut être annoncée, si riche que vous soyez.',
      },
    },
    {
      id: 'SP-5.4',
      text: {
        en: 'You sacrifice a ship card of your own in play, from any of your fleets, as long as one of its ships lives; never the Base. It goes to your discard pile with its commander, and so it counts as a wreck.',
        de: 'Du opferst eine eigene Schiffskarte im Spiel, aus welcher deiner Flotten auch immer, solange auf ihr noch ein Schiff lebt; nie die Basis. Sie kommt mit ihrem Commander auf deinen Ablagestapel und zählt damit als Wrack.',
        fr: 'Vous sacrifiez une de vos cartes vaisseau en jeu, de n’importe laquelle de vos flottes, tant qu’un de ses vaisseaux vit ; jamais la Base. Elle va dans votre défausse avec son commandant, et compte donc comme épave.',
      },
    },
    {
      id: 'SP-5.5',
      text: {
        en: 'Cost, number of ships, AP and LP are what the card says. The totals printed beside them are only a help: in battle every ship counts by itself.',
        de: 'Kosten, Anzahl, AP und LP stehen auf der Karte. Die Gesamtwerte daneben sind nur eine Hilfe: Im Kampf zählt jedes Schiff für sich.',
        fr: 'Coût, nombre, AP et LP sont ceux de la carte. Les totaux inscrits à côté ne sont qu’une aide : au combat, chaque vaisseau compte pour lui-même.',
      },
    },
  ],
}
