import type { Chapter } from '@sternentisch/grammar'
import { HiddenAndOpen } from '../figures/hidden-and-open.tsx'

export const stacks: Chapter = {
  id: 'ST-5',
  title: { en: 'Hidden and open', de: 'Verdeckt und offen', fr: 'Caché et visible' },
  intro: {
    en: 'Each player has an own side of each sector, and the ships there make a stack.',
    de: 'In jedem Sektor hat jeder eine eigene Seite, und die Schiffe dort bilden einen Stapel.',
    fr: 'Dans chaque secteur, chacun a son côté, et les vaisseaux y forment une pile.',
  },
  rules: [
    {
      id: 'ST-5.1',
      text: {
        en: 'A ship that you lay, or that a Warp Ring moves, comes to lie uppermost in your stack of that sector. Those underneath peep out, so that they can be counted.',
        de: 'Ein Schiff, das du legst oder das ein Warp Ring versetzt, liegt danach zuoberst in deinem Stapel dieses Sektors. Die darunter schauen hervor, sodass man sie zählen kann.',
        fr: 'Un vaisseau que vous posez, ou qu’un Warp Ring déplace, se place tout en haut de votre pile dans ce secteur. Ceux du dessous dépassent, pour qu’on puisse les compter.',
      },
    },
    {
      id: 'ST-5.2',
      text: {
        en: 'Is your side of the sector empty? Then you choose freely whether the ship lies face-down or open.',
        de: 'Ist deine Seite des Sektors leer? Dann entscheidest du frei, ob das Schiff verdeckt oder offen liegt.',
        fr: 'Votre côté du secteur est vide ? Vous choisissez librement de poser le vaisseau caché ou visible.',
      },
      Figure: HiddenAndOpen,
    },
    {
      id: 'ST-5.3',
      text: {
        en: 'Is one of your ships lying there already? Then the next one comes open, without a choice.',
        de: 'Liegt dort schon ein Schiff von dir? Dann kommt das nächste offen; eine Wahl hast du nicht.',
        fr: 'Un de vos vaisseaux s’y trouve déjà ? Le suivant arrive visible, sans choix possible.',
      },
    },
    {
      id: 'ST-5.4',
      text: {
        en: 'Only this moment counts and only your own side. If all your ships there have been destroyed or moved off, you may again lay one face-down. Ships of opponents or of your partner make no difference.',
        de: 'Es zählt nur dieser Augenblick und nur deine eigene Seite. Sind alle deine Schiffe dort zerstört oder versetzt worden, darfst du wieder eines verdeckt legen. Schiffe deiner Gegner oder deines Partners spielen keine Rolle.',
        fr: 'Seuls comptent l’instant présent et votre propre côté. Si tous vos vaisseaux y ont été détruits ou déplacés, vous pouvez de nouveau en poser un caché. Les vaisseaux des adversaires ou du partenaire n’y changent rien.',
      },
    },
    {
      id: 'ST-5.5',
      text: {
        en: 'Whether a ship is civil or military can be seen by everybody, face-down ships included: their backs differ in colour and in shape.',
        de: 'Ob ein Schiff zivil oder Militär ist, sehen alle, auch bei verdeckten: Die Rückseiten unterscheiden sich in Farbe und Form.',
        fr: 'Civil ou militaire, tout le monde le voit, même pour un vaisseau caché : les dos diffèrent par la couleur et par la forme.',
      },
    },
    {
      id: 'ST-5.6',
      text: {
        en: 'Open is open: no ship in a sector is ever turned back to hide it.',
        de: 'Offen bleibt offen: In einem Sektor wird kein Schiff wieder umgedreht, um es zu verstecken.',
        fr: 'Visible, c’est pour de bon : dans un secteur, aucun vaisseau n’est retourné pour être caché de nouveau.',
      },
    },
    {
      id: 'ST-5.7',
      text: {
        en: 'It follows that at most one ship of a stack lies face-down, and it is always the lowest. “Jonas’s face-down ship in sector 2” can only mean one card.',
        de: 'Daraus folgt: In einem Stapel liegt höchstens ein Schiff verdeckt, und zwar immer das unterste. „Jonas’ verdecktes Schiff in Sektor 2“ kann also nur eine einzige Karte meinen.',
        fr: 'Il s’ensuit que dans une pile, un seul vaisseau au plus est caché, et c’est toujours celui du bas. « Le vaisseau caché de Jonas dans le secteur 2 » ne peut désigner qu’une seule carte.',
      },
    },
  ],
}
