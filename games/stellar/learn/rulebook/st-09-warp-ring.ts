import type { Chapter } from '@sternentisch/grammar'
import { Warp } from '../figures/warp.tsx'

export const warpRing: Chapter = {
  id: 'ST-9',
  title: {
    en: 'Warp Ring: 3 settlement points',
    de: 'Warp Ring: 3 Siedlungspunkte',
    fr: 'Warp Ring : 3 points de colonie',
  },
  intro: {
    en: 'The Warp Ring takes a ship of yours elsewhere.',
    de: 'Der Warp Ring bringt eines deiner Schiffe anderswohin.',
    fr: 'Le Warp Ring emmène ailleurs un de vos vaisseaux.',
  },
  rules: [
    {
      id: 'ST-9.1',
      text: {
        en: 'You may move one of your ships from its sector to a different one. Where the Warp Ring lies is of no importance: neither of the two sectors has to be its own.',
        de: 'Du darfst eines deiner Schiffe aus seinem Sektor in einen anderen versetzen. Wo der Warp Ring liegt, ist unwichtig: Keiner der beiden Sektoren muss seiner sein.',
        fr: 'Vous pouvez déplacer un de vos vaisseaux de son secteur vers un autre. L’endroit où se trouve le Warp Ring n’a pas d’importance : ni le secteur de départ ni celui d’arrivée n’a besoin d’être le sien.',
      },
    },
    {
      id: 'ST-9.2',
      text: {
        en: 'Any of your ships in play will do: civil or military, open or face-down, from the middle of a stack too; those above it close up. The Warp Ring may even move itself. Option “Warp Ring moves itself”: it may not.',
        de: 'Jedes deiner Schiffe im Spiel kommt infrage: zivil oder Militär, offen oder verdeckt, auch mitten aus einem Stapel; was darüber lag, rückt nach. Der Warp Ring darf sogar sich selbst versetzen. Option „Warp Ring versetzt sich selbst“: Er darf es nicht.',
        fr: 'N’importe lequel de vos vaisseaux en jeu convient : civil ou militaire, visible ou caché, même au milieu d’une pile ; ceux du dessus descendent. Le Warp Ring peut même se déplacer lui-même. Option « Le Warp Ring se déplace lui-même » : il ne le peut pas.',
      },
    },
    {
      id: 'ST-9.3',
      text: {
        en: 'At its goal the ship lies uppermost in your stack. If your side was empty, it lies as before: face-down stays face-down. If a ship of yours was there, a face-down ship is turned open.',
        de: 'Am Ziel liegt das Schiff zuoberst in deinem Stapel. War deine Seite leer, liegt es wie zuvor: Verdeckt bleibt verdeckt. Lag dort schon ein Schiff von dir, wird ein verdecktes umgedreht.',
        fr: 'À l’arrivée, le vaisseau est tout en haut de votre pile. Si votre côté était vide, il reste comme il était : caché, il reste caché. Si un de vos vaisseaux s’y trouvait, un vaisseau caché est retourné.',
      },
      Figure: Warp,
    },
    {
      id: 'ST-9.4',
      text: {
        en: 'A military ship fights at its goal if enemies are there (ST-7.1). A civil ship that the move has turned open offers its ability, and it works in the new sector.',
        de: 'Ein Militärschiff kämpft am Ziel, wenn dort Gegner liegen (ST-7.1). Ein ziviles Schiff, das beim Versetzen offen wurde, bietet seine Fähigkeit an, und sie wirkt im neuen Sektor.',
        fr: 'Un vaisseau militaire combat à l’arrivée si des vaisseaux militaires adverses s’y trouvent (ST-7.1). Un vaisseau civil que le déplacement a retourné propose sa capacité, et elle agit dans le nouveau secteur.',
      },
    },
    {
      id: 'ST-9.5',
      text: {
        en: 'A civil ship that was open before the move gets no second turn of its ability. In the sector it came from nothing happens. And it has to be another sector; you cannot reorder a stack this way.',
        de: 'Ein ziviles Schiff, das schon offen war, bekommt seine Fähigkeit kein zweites Mal. Im Sektor, aus dem es kam, geschieht nichts. Und es muss ein anderer Sektor sein; umsortieren kannst du einen Stapel so nicht.',
        fr: 'Un vaisseau civil déjà visible ne retrouve pas sa capacité. Dans le secteur qu’il quitte, il ne se passe rien. Et il faut un autre secteur : on ne peut pas réordonner une pile ainsi.',
      },
    },
  ],
}
