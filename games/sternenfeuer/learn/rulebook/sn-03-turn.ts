import type { Chapter } from '@sternentisch/grammar'

export const turn: Chapter = {
  id: 'SN-3',
  title: { en: 'The turn', de: 'Der Zug', fr: 'Le tour' },
  intro: {
    en: 'Draw, use one card, turn up one figure: that is all of it, and each part has its small print.',
    de: 'Ziehen, eine Karte einsetzen, eine Figur aufdecken: Mehr ist es nicht, aber jeder Teil hat sein Kleingedrucktes.',
    fr: 'Piocher, employer une carte, révéler une figure : c’est tout, mais chaque partie a ses détails.',
  },
  rules: [
    {
      id: 'SN-3.1',
      text: {
        en: 'You take turns. A turn has three parts: first you decide about drawing, then you act, then your hand is put in order.',
        de: 'Ihr seid abwechselnd am Zug. Ein Zug hat drei Teile: Zuerst entscheidest du über das Ziehen, dann handelst du, dann wird deine Hand in Ordnung gebracht.',
        fr: 'Vous jouez à tour de rôle. Un tour a trois parties : vous décidez d’abord de piocher ou non, puis vous agissez, puis votre main est remise en ordre.',
      },
    },
    {
      id: 'SN-3.2',
      text: {
        en: 'First of all you take the top card of the deck, or you decline. You cannot make up for it later in the turn; only your hand is filled up at the end (SN-3.8). Once the deck is empty, this part is left out.',
        de: 'Als Allererstes ziehst du die oberste Karte des Decks, oder du verzichtest. Nachholen kannst du das in diesem Zug nicht; nur deine Hand wird am Ende aufgefüllt (SN-3.8). Ist das Deck leer, entfällt dieser Teil.',
        fr: 'Avant toute chose, vous prenez la première carte de la pioche, ou vous y renoncez. Impossible de se rattraper plus tard dans le tour ; seule votre main est complétée à la fin (SN-3.8). Quand la pioche est vide, cette partie disparaît.',
      },
    },
    {
      id: 'SN-3.3',
      text: {
        en: 'Then you may do two things, in the order you like: one main step (SN-3.4), and turn up one figure (SN-4.4). Turning up is always your choice.',
        de: 'Danach darfst du zweierlei tun, in beliebiger Reihenfolge: einen Hauptschritt machen (SN-3.4) und eine Figur aufdecken (SN-4.4). Das Aufdecken ist immer freiwillig.',
        fr: 'Ensuite, vous pouvez faire deux choses, dans l’ordre de votre choix : une étape principale (SN-3.4), et révéler une figure (SN-4.4). Révéler est toujours facultatif.',
      },
    },
    {
      id: 'SN-3.4',
      text: {
        en: 'A main step uses exactly one card of your hand:\n- place a figure (SN-4.1);\n- lay a reinforcement card (SN-7.1) or a collective card (SN-8.1);\n- attack with an action card (SN-5.1);\n- move a figure with a transfer card (SN-9.1);\n- use the alternative function of a reinforcement card (SN-7.6);\n- or put any card on the discard pile.',
        de: 'Ein Hauptschritt braucht genau eine Karte deiner Hand:\n- eine Figur auslegen (SN-4.1);\n- eine Verstärkungskarte (SN-7.1) oder eine Kollektivkarte (SN-8.1) anlegen;\n- mit einer Aktionskarte angreifen (SN-5.1);\n- mit einer Transferkarte eine Figur versetzen (SN-9.1);\n- die alternative Funktion einer Verstärkungskarte nutzen (SN-7.6);\n- oder irgendeine Karte auf den Ablagestapel legen.',
        fr: 'Une étape principale emploie exactement une carte de votre main :\n- poser une figure (SN-4.1) ;\n- placer un renfort (SN-7.1) ou une carte collective (SN-8.1) ;\n- attaquer avec une carte action (SN-5.1) ;\n- déplacer une figure avec une carte de transfert (SN-9.1) ;\n- utiliser la fonction alternative d’un renfort (SN-7.6) ;\n- ou mettre n’importe quelle carte à la défausse.',
      },
    },
    {
      id: 'SN-3.5',
      text: {
        en: 'Whoever draws must also act: after drawing you cannot end your turn without a main step. If nothing else fits, discard a card.',
        de: 'Wer zieht, muss auch handeln: Nach dem Ziehen kannst du deinen Zug nicht ohne Hauptschritt beenden. Passt sonst nichts, lege eine Karte ab.',
        fr: 'Qui pioche doit aussi agir : après avoir pioché, vous ne pouvez pas finir votre tour sans étape principale. Si rien d’autre ne convient, défaussez une carte.',
      },
    },
    {
      id: 'SN-3.6',
      text: {
        en: 'If you declined to draw, or the deck was empty, the main step is up to you.',
        de: 'Hast du auf das Ziehen verzichtet oder war das Deck leer, ist der Hauptschritt freiwillig.',
        fr: 'Si vous avez renoncé à piocher, ou si la pioche était vide, l’étape principale est facultative.',
      },
    },
    {
      id: 'SN-3.7',
      text: {
        en: 'There is one main step in a turn and no more, unless a card gives you further ones.',
        de: 'In einem Zug gibt es einen Hauptschritt und nicht mehr, es sei denn, eine Karte schenkt dir weitere.',
        fr: 'Un tour compte une seule étape principale, sauf si une carte vous en accorde d’autres.',
      },
    },
    {
      id: 'SN-3.8',
      text: {
        en: 'At the end of your turn you should hold five cards. With more, you discard down to five, one card at a time, and you choose which. With fewer, you draw up to five, as far as the deck lasts. Then it is your opponent’s turn.',
        de: 'Am Ende deines Zuges sollst du fünf Karten halten. Sind es mehr, legst du bis auf fünf ab, eine nach der anderen, und du wählst welche. Sind es weniger, ziehst du auf fünf nach, soweit das Deck reicht. Dann ist dein Gegner dran.',
        fr: 'À la fin de votre tour, vous devez avoir cinq cartes en main. Si vous en avez plus, défaussez pour n’en garder que cinq, une à une, à votre choix. Si vous en avez moins, piochez jusqu’à cinq, tant qu’il reste des cartes. Puis c’est à votre adversaire.',
      },
    },
    {
      id: 'SN-3.9',
      text: {
        en: 'You may skip your turn. Skipped means: no card drawn at the start, no main step, no figure turned up. Whoever declines to draw and only turns up a figure has not skipped.',
        de: 'Du darfst deinen Zug auslassen. Ausgelassen heißt: am Anfang nichts gezogen, kein Hauptschritt, keine Figur aufgedeckt. Wer auf das Ziehen verzichtet und nur eine Figur aufdeckt, hat nicht ausgelassen.',
        fr: 'Vous pouvez passer votre tour. Passer veut dire : rien pioché au début, aucune étape principale, aucune figure révélée. Renoncer à piocher et révéler seulement une figure, ce n’est pas passer.',
      },
    },
    {
      id: 'SN-3.10',
      text: {
        en: 'Nobody can wait for ever. If the last two turns were both skipped and the deck still holds cards, you have to draw.',
        de: 'Ewig warten kann niemand. Wurden die letzten beiden Züge ausgelassen und hat das Deck noch Karten, musst du ziehen.',
        fr: 'On ne peut pas attendre indéfiniment. Si les deux derniers tours ont été passés et que la pioche n’est pas vide, vous devez piocher.',
      },
    },
    {
      id: 'SN-3.11',
      text: {
        en: 'While your opponent is at turn you can do just one thing: answer an attack with a defence card (SN-6.1) and draw the card that replaces it.',
        de: 'Während dein Gegner am Zug ist, kannst du nur eines tun: einen Angriff mit einer Verteidigungskarte beantworten (SN-6.1) und dafür eine Karte nachziehen.',
        fr: 'Pendant le tour de votre adversaire, vous ne pouvez faire qu’une chose : répondre à une attaque par une carte de défense (SN-6.1) et piocher la carte qui la remplace.',
      },
    },
  ],
}
