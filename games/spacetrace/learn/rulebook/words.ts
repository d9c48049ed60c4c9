import type { Chapter } from '@sternentisch/grammar'
import { ClassSigns } from '../figures/class-signs.tsx'

/** Signs and words that the cards and the rules use. */
export const words: Chapter = {
  id: 'words',
  title: { en: 'Signs and words', de: 'Zeichen und Wörter', fr: 'Signes et mots' },
  rules: [
    {
      id: 'words-signs',
      text: {
        en: 'A class has a numeral and a shape: I circle, II diamond, III hexagon, IV octagon. On a card in play every ship is a mark: a ring cannot fire (AP 0), a dot fires with AP 1, a dart with more; a large ship is drawn as a hull. Your side is green and below, the other one amber and above. The gauge shows what is left of the LP.',
        de: 'Eine Klasse hat eine Ziffer und eine Form: I Kreis, II Raute, III Sechseck, IV Achteck. Auf einer Karte im Spiel ist jedes Schiff ein Zeichen: Ein Ring kann nicht feuern (AP 0), ein Punkt feuert mit AP 1, ein Pfeil mit mehr; ein großes Schiff ist als Rumpf gezeichnet. Deine Seite ist grün und unten, die andere bernsteinfarben und oben. Der Balken zeigt, was von den LP übrig ist.',
        fr: 'Une classe a un chiffre et une forme : I cercle, II losange, III hexagone, IV octogone. Sur une carte en jeu, chaque vaisseau est un signe : un anneau ne peut pas tirer (AP 0), un point tire avec AP 1, une flèche avec davantage ; un gros vaisseau est dessiné comme une coque. Votre camp est vert et en bas, l’autre ambre et en haut. La jauge montre ce qui reste des LP.',
      },
      Figure: ClassSigns,
    },
    {
      id: 'words-short',
      text: {
        en: '- AP: attack points, the strength of one shot. “AP 3/120” means 3 for each ship and 120 for the whole card.\n- LP: life points, what a ship can take.\n- MP: manpower, what cards cost.\n- 100 × 1/1: a hundred ships with AP 1 and LP 1 each.',
        de: '- AP: Angriffspunkte, die Stärke eines Schusses. „AP 3/120“ heißt: 3 für jedes Schiff und 120 für die ganze Karte.\n- LP: Lebenspunkte, was ein Schiff aushält.\n- MP: Manpower, was Karten kosten.\n- 100 × 1/1: hundert Schiffe mit je 1 AP und 1 LP.',
        fr: '- AP : points d’attaque, la force d’un tir. « AP 3/120 » signifie 3 pour chaque vaisseau et 120 pour toute la carte.\n- LP : points de vie, ce qu’un vaisseau peut encaisser.\n- MP : manpower, ce que coûtent les cartes.\n- 100 × 1/1 : cent vaisseaux d’AP 1 et de LP 1 chacun.',
      },
    },
    {
      id: 'words-battle',
      text: {
        en: '- Attack: all the fighting of a turn. Battle: one fleet against one fleet. Row: one of the four parts of a battle. Class battle: what happens in a row.\n- Stack: the cards of one class in a fleet. Battle order: who stands in front in it.\n- Front ship: the frontmost ship that still lives; the enemy’s current target.\n- Salvo: the part of a class battle in which one card of each side has its turn.\n- Spent: a class that has fired in this battle.\n- Armed: a ship that will fire in this class battle.\n- Wreck: a ship card without a living ship.',
        de: '- Angriff: alles Kämpfen eines Zuges. Kampf: eine Flotte gegen eine Flotte. Reihe: einer der vier Teile eines Kampfes. Class-Battle: was in einer Reihe geschieht.\n- Stapel: die Karten einer Klasse in einer Flotte. Kampfreihenfolge: wer darin vorn steht.\n- Vorderstes Schiff: das erste, das noch lebt; das momentane Ziel des Gegners.\n- Salve: der Teil eines Class-Battles, in dem von jeder Seite eine Karte an der Reihe ist.\n- Verbraucht: eine Klasse, die in diesem Kampf schon gefeuert hat.\n- Feuerbereit: ein Schiff, das in diesem Class-Battle feuern wird.\n- Wrack: eine Schiffskarte ohne lebendes Schiff.',
        fr: '- Attaque : tout le combat d’un tour. Combat : une flotte contre une flotte. Rangée : une des quatre parties d’un combat. Combat de classes : ce qui se passe dans une rangée.\n- Pile : les cartes d’une classe dans une flotte. Ordre de bataille : qui s’y tient devant.\n- Vaisseau de tête : le premier qui vit encore ; la cible du moment pour l’adversaire.\n- Salve : la partie d’un combat de classes où agit une carte de chaque camp.\n- Épuisée : une classe qui a déjà tiré dans ce combat.\n- Armé : un vaisseau qui tirera dans ce combat de classes.\n- Épave : une carte vaisseau sans vaisseau vivant.',
      },
    },
    {
      id: 'words-effects',
      text: {
        en: 'On the cards: preemptive strike (SP-11.1), destroy and kill (SP-12.3), jam (SP-12.4), repair (SP-12.5), reconstruct (SP-12.6), boost (SP-12.11), sacrifice (SP-5.4), selfdestruction (SP-12.12), remove from the game (SP-12.10).\n\nThe small emblems of peoples on some cards have no meaning in play.',
        de: 'Auf den Karten: Präventivschlag (SP-11.1), zerstören und vernichten (SP-12.3), lähmen (SP-12.4), reparieren (SP-12.5), rekonstruieren (SP-12.6), verstärken (SP-12.11), opfern (SP-5.4), Selbstzerstörung (SP-12.12), aus dem Spiel entfernen (SP-12.10).\n\nDie kleinen Zeichen der Völker auf manchen Karten haben im Spiel keine Bedeutung.',
        fr: 'Sur les cartes : frappe préventive (SP-11.1), détruire et anéantir (SP-12.3), paralyser (SP-12.4), réparer (SP-12.5), reconstruire (SP-12.6), renforcer (SP-12.11), sacrifier (SP-5.4), autodestruction (SP-12.12), retirer du jeu (SP-12.10).\n\nLes petits emblèmes de peuples sur certaines cartes n’ont aucun rôle dans le jeu.',
      },
    },
  ],
}
