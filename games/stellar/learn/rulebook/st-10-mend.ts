import type { Chapter } from '@sternentisch/grammar'
import { Beneath } from '../figures/beneath.tsx'

export const mend: Chapter = {
  id: 'ST-10',
  title: { en: 'Mend: 2 settlement points', de: 'Mend: 2 Siedlungspunkte', fr: 'Mend : 2 points de colonie' },
  intro: {
    en: 'The Mend gives a lost ship a second life.',
    de: 'Der Mend schenkt einem verlorenen Schiff ein zweites Leben.',
    fr: 'Le Mend offre une seconde vie à un vaisseau perdu.',
  },
  rules: [
    {
      id: 'ST-10.1',
      text: {
        en: 'You may choose one ship from your discard, no matter in which scenario you lost it, and slide it under the Mend, as the next card below.',
        de: 'Du darfst ein Schiff aus deiner Ablage wählen, gleich in welchem Szenario du es verloren hast, und es unter den Mend schieben, als nächste Karte darunter.',
        fr: 'Vous pouvez choisir un vaisseau de votre défausse, quel que soit le scénario où vous l’avez perdu, et le glisser sous le Mend, juste en dessous.',
      },
    },
    {
      id: 'ST-10.2',
      text: {
        en: 'Was the Mend your lowest ship there? Then the ship comes face-down, whatever may lie above the Mend. Was there a ship of yours under it? Then it comes open. You do not choose.',
        de: 'War der Mend dort dein unterstes Schiff? Dann kommt das geholte verdeckt, was auch immer über dem Mend liegt. Lag schon eines von dir darunter? Dann kommt es offen. Wählen kannst du nicht.',
        fr: 'Le Mend était-il votre vaisseau le plus bas ? Alors le vaisseau récupéré arrive caché, quoi qu’il y ait au-dessus du Mend. Un des vôtres se trouvait-il dessous ? Alors il arrive visible. Vous ne choisissez pas.',
      },
      Figure: Beneath,
    },
    {
      id: 'ST-10.3',
      text: {
        en: 'A military ship that comes back this way fights like any newcomer (ST-7.1). If it loses, it is in the discard again.',
        de: 'Ein Militärschiff, das so zurückkehrt, kämpft wie jedes neu angekommene (ST-7.1). Verliert es, liegt es wieder in der Ablage.',
        fr: 'Un vaisseau militaire qui revient ainsi combat comme tout nouvel arrivant (ST-7.1). S’il perd, il retourne à la défausse.',
      },
    },
    {
      id: 'ST-10.4',
      text: {
        en: 'A civil ship that comes open offers its ability straight away. If it comes face-down, you can reveal it later, or in this very turn.',
        de: 'Ein ziviles Schiff, das offen kommt, bietet sofort seine Fähigkeit an. Kommt es verdeckt, kannst du es später aufdecken oder noch in diesem Zug.',
        fr: 'Un vaisseau civil qui arrive visible propose aussitôt sa capacité. S’il arrive caché, vous pourrez le révéler plus tard, ou dans ce tour même.',
      },
    },
    {
      id: 'ST-10.5',
      text: {
        en: 'All players see whether you take back a civil or a military ship. Which one it is stays your secret while it lies face-down, even if some of your lost ships are known.',
        de: 'Ob du ein ziviles Schiff oder ein Militärschiff zurückholst, sehen alle. Welches es ist, bleibt dein Geheimnis, solange es verdeckt liegt, auch wenn manche deiner verlorenen Schiffe bekannt sind.',
        fr: 'Tout le monde voit si vous récupérez un vaisseau civil ou militaire. Lequel, c’est votre secret tant qu’il est caché, même si certains de vos vaisseaux perdus sont connus.',
      },
    },
    {
      id: 'ST-10.6',
      text: {
        en: 'Fetching is not playing: hand and fleet pile stay as they are. After the scenario the ship is treated like all others (ST-15.2), so it may find its way back into your reserve.',
        de: 'Holen ist nicht Legen: Hand und Flottenstapel bleiben, wie sie sind. Nach dem Szenario gilt für das Schiff dasselbe wie für alle anderen (ST-15.2); es kann also in deine Reserve zurückfinden.',
        fr: 'Récupérer n’est pas poser : main et pile de flotte restent telles quelles. Après le scénario, ce vaisseau suit le sort de tous les autres (ST-15.2) : il peut donc regagner votre réserve.',
      },
    },
  ],
}
