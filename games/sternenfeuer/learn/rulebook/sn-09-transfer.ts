import type { Chapter } from '@sternentisch/grammar'
import { Travelled } from '../figures/effects.tsx'
import { Reach } from '../figures/reach.tsx'

export const transfer: Chapter = {
  id: 'SN-9',
  title: { en: 'Transfer', de: 'Transfer', fr: 'Transfert' },
  intro: {
    en: 'A transfer card brings a figure to where it is needed, if the vehicle can get there.',
    de: 'Eine Transferkarte versetzt eine Figur dorthin, wo sie gebraucht wird, wenn das Fahrzeug dorthin kommt.',
    fr: 'Une carte de transfert mène une figure là où l’on a besoin d’elle, si le véhicule peut s’y rendre.',
  },
  rules: [
    {
      id: 'SN-9.1',
      text: {
        en: 'Main step: play a transfer card, name one of your figures and another place. The figure moves there, and the card is discarded.',
        de: 'Hauptschritt: Spiele eine Transferkarte und nenne eine deiner Figuren und einen anderen Ort. Die Figur wechselt dorthin, und die Karte wird abgelegt.',
        fr: 'Étape principale : jouez une carte de transfert, désignez une de vos figures et un autre lieu. La figure s’y rend, et la carte est défaussée.',
      },
      Figure: Travelled,
    },
    {
      id: 'SN-9.2',
      text: {
        en: 'Not every vehicle reaches every place: a spaceship cannot reach a sphere. Only the type of the goal matters, never that of the place you leave.',
        de: 'Nicht jedes Fahrzeug erreicht jeden Ort: Ein Raumschiff kommt zu keiner Sphäre. Dabei zählt nur der Typ des Ziels, nie der des Ortes, den du verlässt.',
        fr: 'Tous les véhicules n’atteignent pas tous les lieux : un vaisseau spatial n’atteint pas une sphère. Seul compte le type du but, jamais celui du lieu quitté.',
      },
    },
    {
      id: 'SN-9.3',
      text: {
        en: 'There are three vehicles:\n- Courier Ship: reaches planets.\n- Dream Path: reaches spheres.\n- Fold Gate: reaches both.\n\nReconstruction: of the original vehicles only the spaceship is known.',
        de: 'Es gibt drei Fahrzeuge:\n- Kurierschiff: erreicht Planeten.\n- Traumpfad: erreicht Sphären.\n- Faltentor: erreicht beides.\n\nRekonstruktion: Von den ursprünglichen Fahrzeugen ist nur das Raumschiff bekannt.',
        fr: 'Il y a trois véhicules :\n- Vaisseau courrier : atteint les planètes.\n- Sentier des rêves : atteint les sphères.\n- Porte du pli : atteint les deux.\n\nReconstitution : des véhicules d’origine, on ne connaît que le vaisseau spatial.',
      },
      Figure: Reach,
    },
    {
      id: 'SN-9.4',
      text: {
        en: 'Any of your figures may travel. Face down it stays face down (but see SN-10.5), face up it stays face up.',
        de: 'Jede deiner Figuren darf versetzt werden. Verdeckt bleibt sie verdeckt (siehe aber SN-10.5), offen bleibt sie offen.',
        fr: 'Toutes vos figures peuvent voyager. Cachée, la figure reste cachée (mais voyez SN-10.5) ; visible, elle reste visible.',
      },
    },
    {
      id: 'SN-9.5',
      text: {
        en: 'Reinforcement cards travel with their figure. A collective card does not (SN-8.7).',
        de: 'Verstärkungskarten werden mit ihrer Figur versetzt, eine Kollektivkarte nicht (SN-8.7).',
        fr: 'Les renforts voyagent avec leur figure. Une carte collective, non (SN-8.7).',
      },
    },
    {
      id: 'SN-9.6',
      text: {
        en: 'Travelling costs no time: a figure that was ready to attack is still ready, and one that could be turned up still can.',
        de: 'Versetzen kostet keine Zeit: Eine angriffsbereite Figur bleibt es, und eine, die aufgedeckt werden durfte, darf es immer noch.',
        fr: 'Voyager ne prend pas de temps : une figure prête le reste, et une figure que l’on pouvait révéler peut toujours l’être.',
      },
    },
    {
      id: 'SN-9.7',
      text: {
        en: 'You can move only your own figures.',
        de: 'Versetzen kannst du nur eigene Figuren.',
        fr: 'Vous ne pouvez déplacer que vos propres figures.',
      },
    },
  ],
}
