import type { Chapter } from '@sternentisch/grammar'
import { WreckCount } from '../figures/wreck-count.tsx'

export const winner: Chapter = {
  id: 'SP-17',
  title: { en: 'Who wins', de: 'Wer gewinnt', fr: 'Qui gagne' },
  intro: {
    en: 'Beginners look at the Bases alone. Experienced players count wrecks, and then even a lost Base can be a victory. Option “Scoring”.',
    de: 'Anfänger sehen nur auf die Basen. Erfahrene zählen Wracks, und dann kann sogar eine verlorene Basis ein Sieg sein. Option „Wertung“.',
    fr: 'Les débutants ne regardent que les Bases. Les joueurs aguerris comptent les épaves, et même une Base perdue peut alors être une victoire. Option « Décompte ».',
  },
  rules: [
    {
      id: 'SP-17.1',
      text: {
        en: 'Beginner scoring: whose Base is destroyed loses. If both fall together, it is a draw. If none has fallen, the Base with more LP wins; with equal LP it is a draw.',
        de: 'Anfängerwertung: Wessen Basis zerstört ist, der verliert. Fallen beide zugleich, ist es unentschieden. Ist keine gefallen, gewinnt die Basis mit mehr LP; bei gleichen LP ist es unentschieden.',
        fr: 'Décompte débutant : celui dont la Base est détruite perd. Si les deux tombent ensemble, la partie est nulle. Si aucune n’est tombée, la Base qui a le plus de LP gagne ; à LP égaux, la partie est nulle.',
      },
    },
    {
      id: 'SP-17.2',
      text: {
        en: 'Wrecked ships: your points are the printed MP of all ship cards in your opponent’s discard pile, plus 500 if the opposing Base is destroyed. More points win, even for the player who has lost the Base. A tie goes to the Base with more LP, otherwise it is a draw.',
        de: 'Wracks: Deine Punkte sind die aufgedruckten MP aller Schiffskarten im Ablagestapel deines Gegners, dazu 500, wenn seine Basis zerstört ist. Wer mehr Punkte hat, gewinnt, selbst wenn seine Basis verloren ist. Bei Gleichstand entscheidet die Basis mit mehr LP, sonst ist es unentschieden.',
        fr: 'Épaves : vos points sont les MP imprimés de toutes les cartes vaisseau de la défausse adverse, plus 500 si la Base adverse est détruite. Le joueur qui a le plus de points gagne, même s’il a perdu sa Base. À égalité, la Base qui a le plus de LP l’emporte ; sinon, la partie est nulle.',
      },
      Figure: WreckCount,
    },
    {
      id: 'SP-17.3',
      text: {
        en: 'Cards removed from the game, commanders, tactics and reinforcements are worth nothing. Ships you sacrificed, or had to discard from your hand, do count: they lie in the discard pile.',
        de: 'Karten, die aus dem Spiel entfernt sind, Commander, Taktiken und Reinforcementkarten bringen nichts. Geopferte Schiffe und solche, die du aus der Hand abwerfen musstest, zählen dagegen: Sie liegen im Ablagestapel.',
        fr: 'Les cartes retirées du jeu, les commandants, les tactiques et les renforts ne valent rien. Les vaisseaux sacrifiés, ou que vous avez dû défausser de votre main, comptent : ils sont dans la défausse.',
      },
    },
  ],
}
