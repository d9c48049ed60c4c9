import type { Chapter } from '@sternentisch/grammar'
import { Cancel } from '../figures/before-after.tsx'

/** A part of SF-6; the number belongs to the chapter before it. */
export const effectsOrder: Chapter = {
  id: 'effects-order',
  title: {
    en: 'Effects: chains and order',
    de: 'Effekte: Ketten und Reihenfolge',
    fr: 'Effets : chaînes et ordre',
  },
  intro: {
    en: 'Think of a stack: the newest effect lies on top and is dealt with first.',
    de: 'Denke an einen Stapel: Der neueste Effekt liegt oben und kommt zuerst dran.',
    fr: 'Pensez à une pile : l’effet le plus récent est au sommet et se règle en premier.',
  },
  rules: [
    {
      id: 'SF-6.6',
      text: {
        en: 'If two effects come into view at the same instant, their controller chooses which one is carried out first. The other one waits until the first and everything that follows from it is finished.',
        de: 'Kommen zwei Effekte im selben Augenblick in Sicht, wählt, wer sie kontrolliert, welcher zuerst ausgeführt wird. Der andere wartet, bis der erste und alles, was daraus folgt, erledigt ist.',
        fr: 'Si deux effets apparaissent au même instant, celui qui les contrôle choisit lequel s’applique d’abord. L’autre attend que le premier et tout ce qui en découle soit réglé.',
      },
    },
    {
      id: 'SF-6.7',
      text: {
        en: 'What comes into view while an effect is carried out comes directly after that effect, before anything that was already waiting.',
        de: 'Was in Sicht kommt, während ein Effekt ausgeführt wird, folgt direkt nach diesem Effekt, vor allem, was schon gewartet hat.',
        fr: 'Ce qui apparaît pendant qu’un effet s’applique vient juste après cet effet, avant tout ce qui attendait déjà.',
      },
    },
    {
      id: 'SF-6.8',
      text: {
        en: 'If the half of a waiting effect is hidden, or its card leaves play, the effect is cancelled. If the half comes into view again later, that is a new effect.',
        de: 'Wird der Bereich eines wartenden Effekts verborgen oder verlässt seine Karte das Spiel, entfällt der Effekt. Kommt der Bereich später wieder in Sicht, ist das ein neuer Effekt.',
        fr: 'Si la partie d’un effet en attente est cachée, ou si sa carte quitte le jeu, l’effet est annulé. Si la partie réapparaît plus tard, c’est un nouvel effet.',
      },
      Figure: Cancel,
    },
    {
      id: 'SF-6.9',
      text: {
        en: 'If the card of a waiting effect is moved or turned and the half stays visible all the time, the effect goes on waiting.',
        de: 'Wird die Karte eines wartenden Effekts bewegt oder gedreht und bleibt der Bereich dabei die ganze Zeit zu sehen, wartet der Effekt weiter.',
        fr: 'Si la carte d’un effet en attente est déplacée ou pivotée et que la partie reste visible tout du long, l’effet attend toujours.',
      },
    },
    {
      id: 'SF-6.10',
      text: {
        en: 'Two cards can be stacked on each other forever, so there is a limit: after 100 effects in one chain, what comes into view no longer triggers. What is already waiting is still carried out. In sensible play you will never see this, and going round in circles brings nothing.',
        de: 'Zwei Karten könnte man ewig übereinanderstapeln, deshalb gibt es eine Grenze: Nach 100 Effekten in einer Kette löst nichts mehr aus, was in Sicht kommt. Was schon wartet, wird noch ausgeführt. In einer normalen Partie erlebst du das nie, und im Kreis zu laufen bringt nichts.',
        fr: 'On pourrait empiler deux cartes l’une sur l’autre sans fin ; il y a donc une limite : après 100 effets dans une chaîne, ce qui apparaît ne déclenche plus rien. Ce qui attend déjà est encore appliqué. En jouant normalement, vous ne le verrez jamais, et tourner en rond ne rapporte rien.',
      },
    },
  ],
}
