import type { Chapter } from '@sternentisch/grammar'
import { Look } from '../figures/abilities.tsx'

export const founder: Chapter = {
  id: 'ST-8',
  title: {
    en: 'Founder: 4 settlement points',
    de: 'Founder: 4 Siedlungspunkte',
    fr: 'Founder : 4 points de colonie',
  },
  intro: {
    en: 'The Founder looks around.',
    de: 'Der Founder sieht sich um.',
    fr: 'Le Founder regarde autour de lui.',
  },
  rules: [
    {
      id: 'ST-8.1',
      text: {
        en: 'You, and nobody else, look at everything in the Founder’s sector: the points and shields of its solar cards, and all ships, whoever they belong to.',
        de: 'Du, und nur du, siehst alles im Sektor des Founders: die Punkte und Schilde seiner Sonnensystemkarten und sämtliche Schiffe, egal wem sie gehören.',
        fr: 'Vous, et vous seul, regardez tout dans le secteur du Founder : les points et boucliers de ses cartes solaires, et tous les vaisseaux, quels qu’en soient les propriétaires.',
      },
      Figure: Look,
    },
    {
      id: 'ST-8.2',
      text: {
        en: 'It is one look. What comes into the sector later is not part of it. No card is turned for the others; they only notice that you have looked. The app remembers for you what you saw.',
        de: 'Es bleibt bei diesem einen Blick. Was später in den Sektor kommt, gehört nicht dazu. Für die anderen wird nichts umgedreht; sie merken nur, dass du nachgesehen hast. Was du gesehen hast, merkt sich die App für dich.',
        fr: 'C’est un seul regard. Ce qui arrive plus tard dans le secteur n’en fait pas partie. Rien n’est retourné pour les autres ; ils savent seulement que vous avez regardé. L’application retient pour vous ce que vous avez vu.',
      },
    },
    {
      id: 'ST-8.3',
      text: {
        en: 'There is nothing to choose: the Founder looks without being asked.',
        de: 'Zu wählen gibt es nichts: Der Founder sieht ungefragt nach.',
        fr: 'Il n’y a rien à choisir : le Founder regarde sans qu’on le lui demande.',
      },
    },
  ],
}
