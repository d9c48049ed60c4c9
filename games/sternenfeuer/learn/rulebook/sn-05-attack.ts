import type { Chapter } from '@sternentisch/grammar'
import { Riding } from '../figures/effects.tsx'
import { Outcomes } from '../figures/outcomes.tsx'
import { Totals } from '../figures/totals.tsx'

export const attack: Chapter = {
  id: 'SN-5',
  title: { en: 'Attacking', de: 'Angreifen', fr: 'Attaquer' },
  intro: {
    en: 'Two figures at one place, one value, one comparison: the weaker one leaves.',
    de: 'Zwei Figuren an einem Ort, ein Wert, ein Vergleich: Die schwächere muss gehen.',
    fr: 'Deux figures dans un lieu, une valeur, une comparaison : la plus faible s’en va.',
  },
  rules: [
    {
      id: 'SN-5.1',
      text: {
        en: 'An attack is a main step with one action card. You name a figure of yours, the attacker, and one of your opponent’s, the target. Two reinforcement cards can be played like an action card instead (SN-7.8); then everything said here about the action card is true for them.',
        de: 'Ein Angriff ist ein Hauptschritt mit einer Aktionskarte. Du nennst eine deiner Figuren, die angreift, und eine deines Gegners, das Ziel. Zwei Verstärkungskarten kannst du stattdessen wie eine Aktionskarte spielen (SN-7.8); dann gilt für sie alles, was hier von der Aktionskarte gesagt wird.',
        fr: 'Une attaque est une étape principale avec une carte action. Vous désignez une de vos figures, l’attaquante, et une figure adverse, la cible. Deux renforts peuvent être joués comme une carte action (SN-7.8) ; tout ce qui est dit ici de la carte action vaut alors pour eux.',
      },
    },
    {
      id: 'SN-5.2',
      text: {
        en: 'Three things have to be right: both figures are at the same place; your attacker is face up and ready (SN-4.6); and the place does not silence the value on the card (SN-10.3). The target may be face down. Otherwise there is no attack, and you keep the card.',
        de: 'Dreierlei muss stimmen: Beide Figuren sind am selben Ort; deine Figur ist offen und angriffsbereit (SN-4.6); und der Ort sperrt den Wert auf der Karte nicht (SN-10.3). Das Ziel darf verdeckt sein. Sonst gibt es keinen Angriff, und du behältst die Karte.',
        fr: 'Trois conditions : les deux figures sont au même lieu ; votre attaquante est visible et prête (SN-4.6) ; et le lieu ne fait pas taire la valeur de la carte (SN-10.3). La cible peut être cachée. Sinon, pas d’attaque, et vous gardez la carte.',
      },
    },
    {
      id: 'SN-5.3',
      text: {
        en: 'Only the value named on the action card is compared. The other four play no part in this fight.',
        de: 'Verglichen wird nur der Wert, den die Aktionskarte nennt. Die anderen vier spielen in diesem Kampf keine Rolle.',
        fr: 'On ne compare que la valeur nommée par la carte action. Les quatre autres ne jouent aucun rôle dans ce combat.',
      },
    },
    {
      id: 'SN-5.4',
      text: {
        en: 'You may attack even if you are weaker, or cannot know. Sometimes it is worth a figure to see a face.',
        de: 'Angreifen darfst du auch, wenn du schwächer bist oder es nicht wissen kannst. Manchmal lohnt es sich, eine Figur zu opfern, um eine verdeckte zu sehen.',
        fr: 'Vous pouvez attaquer même si vous êtes plus faible, ou sans le savoir. Voir un visage vaut parfois une figure.',
      },
    },
    {
      id: 'SN-5.5',
      text: {
        en: 'An attack goes step by step:\n- You show the action card and name attacker and target.\n- A face-down target is turned up, whatever happens next. Option “Turn up before the defence”: without it, only if the attack is not repelled.\n- Your opponent may answer with a defence card (SN-6.1).\n- If not repelled, both side totals are compared (SN-5.6).\n- If yours is higher, the target is discarded; if it is lower, your attacker is; if they are equal, both stay.\n- The action card goes to the discard pile in every case.',
        de: 'Ein Angriff verläuft Schritt für Schritt:\n- Du zeigst die Aktionskarte und nennst Angreifer und Ziel.\n- Ein verdecktes Ziel wird aufgedeckt, was auch immer danach geschieht. Option „Aufdecken vor der Verteidigung“: ohne sie nur, wenn der Angriff nicht abgewehrt wird.\n- Dein Gegner darf mit einer Verteidigungskarte antworten (SN-6.1).\n- Ist der Angriff nicht abgewehrt, werden die beiden Kampfsummen verglichen (SN-5.6).\n- Ist deine höher, wird das Ziel abgelegt; ist sie niedriger, deine Figur; sind sie gleich, bleiben beide.\n- Die Aktionskarte kommt in jedem Fall auf den Ablagestapel.',
        fr: 'Une attaque se déroule pas à pas :\n- Vous montrez la carte action et désignez attaquante et cible.\n- Une cible cachée est révélée, quoi qu’il arrive ensuite. Option « Révéler avant la défense » : sans elle, seulement si l’attaque n’est pas repoussée.\n- Votre adversaire peut répondre par une carte de défense (SN-6.1).\n- Si l’attaque n’est pas repoussée, on compare les totaux des deux camps (SN-5.6).\n- Si le vôtre est plus élevé, la cible est défaussée ; s’il est plus faible, c’est votre attaquante ; à égalité, les deux restent.\n- La carte action va à la défausse dans tous les cas.',
      },
      Figure: Outcomes,
    },
    {
      id: 'SN-5.6',
      text: {
        en: 'The total of a side is the sum of\n- the printed value of the named figure;\n- what the reinforcement cards under it add to this value;\n- for a pair: the same of its partner (SN-8.4);\n- only when attacking: the bonus printed on the action card;\n- only when defending: the bonus of the place (SN-10.6).',
        de: 'Die Kampfsumme einer Seite besteht aus\n- dem aufgedruckten Wert der genannten Figur;\n- dem, was die Verstärkungskarten unter ihr zu diesem Wert beitragen;\n- bei einem Paar: dem Gleichen von ihrem Partner (SN-8.4);\n- nur beim Angreifen: dem Bonus auf der Aktionskarte;\n- nur beim Verteidigen: dem Bonus des Ortes (SN-10.6).',
        fr: 'Le total d’un camp additionne\n- la valeur imprimée de la figure désignée ;\n- ce que les renforts placés sous elle ajoutent à cette valeur ;\n- pour une paire : la même chose chez sa partenaire (SN-8.4) ;\n- en attaque seulement : le bonus imprimé sur la carte action ;\n- en défense seulement : le bonus du lieu (SN-10.6).',
      },
      Figure: Totals,
    },
    {
      id: 'SN-5.7',
      text: {
        en: 'A beaten figure takes the reinforcement cards under it along to the discard pile (SN-11.1).',
        de: 'Eine geschlagene Figur nimmt die Verstärkungskarten unter ihr mit auf den Ablagestapel (SN-11.1).',
        fr: 'Une figure battue emporte à la défausse les renforts placés sous elle (SN-11.1).',
      },
    },
    {
      id: 'SN-5.8',
      text: {
        en: 'A target that survives, for whatever reason, stays face up and can strike back in its owner’s next turn.',
        de: 'Ein Ziel, das übrig bleibt, aus welchem Grund auch immer, bleibt offen liegen und kann im nächsten Zug seines Besitzers zurückschlagen.',
        fr: 'Une cible qui survit, quelle qu’en soit la raison, reste visible et peut riposter au prochain tour de son propriétaire.',
      },
    },
    {
      id: 'SN-5.9',
      text: {
        en: 'Five action cards can do a little more:\n- Starfall: no defence card can be played against it.\n- Storm Charge: your side adds 8.\n- Mind Probe: if your total is lower, no figure is discarded (but a pair loses its collective card, SN-8.6).\n- System Breach: for the target neither reinforcements nor a partner count; the bonus of the place does.\n- Ambush: your attacker need not be ready, only face up.\n\nReconstruction: the texts of the original action cards are lost; these are ours.',
        de: 'Fünf Aktionskarten können etwas mehr:\n- Sternensturz: Dagegen kann keine Verteidigungskarte gespielt werden.\n- Sturmangriff: Deine Seite zählt 8 dazu.\n- Gedankensonde: Ist deine Kampfsumme kleiner, wird keine Figur abgelegt (ein Paar verliert aber seine Kollektivkarte, SN-8.6).\n- Systembruch: Beim Ziel zählen weder Verstärkungen noch der Partner; der Bonus des Ortes zählt.\n- Hinterhalt: Deine Figur muss nicht angriffsbereit sein, nur offen.\n\nRekonstruktion: Die Texte der ursprünglichen Aktionskarten sind verloren; diese hier sind unsere.',
        fr: 'Cinq cartes action ont un petit plus :\n- Chute d’étoile : aucune carte de défense ne peut être jouée contre elle.\n- Charge d’assaut : votre camp ajoute 8.\n- Sonde mentale : si votre total est plus faible, aucune figure n’est défaussée (mais une paire perd sa carte collective, SN-8.6).\n- Brèche système : pour la cible, ni renforts ni partenaire ne comptent ; le bonus du lieu compte.\n- Embuscade : votre attaquante n’a pas besoin d’être prête, seulement visible.\n\nReconstitution : les textes des cartes action d’origine sont perdus ; ceux-ci sont les nôtres.',
      },
      Figure: Riding,
    },
  ],
}
