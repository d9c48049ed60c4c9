import type { Chapter } from '@sternentisch/grammar'
import { Alone, Demanding, Silenced, Unveiled } from '../figures/effects.tsx'

export const places: Chapter = {
  id: 'SN-10',
  title: { en: 'Places', de: 'Orte', fr: 'Lieux' },
  intro: {
    en: 'Every place has a law of its own. Read the three texts before you place anybody.',
    de: 'Jeder Ort hat sein eigenes Gesetz. Lies die drei Texte, bevor du jemanden auslegst.',
    fr: 'Chaque lieu a sa propre loi. Lisez les trois textes avant d’y poser quelqu’un.',
  },
  rules: [
    {
      id: 'SN-10.1',
      text: {
        en: 'The text of a place is binding for both of you and for all figures there.',
        de: 'Der Text eines Ortes gilt für euch beide und für alle Figuren dort.',
        fr: 'Le texte d’un lieu s’impose à vous deux et à toutes les figures présentes.',
      },
    },
    {
      id: 'SN-10.2',
      text: {
        en: 'It reaches no further: not to figures at other places, not to cards in a hand.',
        de: 'Weiter reicht er nicht: weder zu Figuren an anderen Orten noch zu Karten auf einer Hand.',
        fr: 'Il ne porte pas plus loin : ni sur les figures d’autres lieux, ni sur les cartes en main.',
      },
    },
    {
      id: 'SN-10.3',
      text: {
        en: 'Two places silence a value: at Rauthak nobody can attack with PSI Power, at the Dream Constant nobody with Combat Power. The numbers on the cards stay what they are; there is just no attack with them.\n\nReconstruction: the text of Rauthak is known, that of the Dream Constant is ours.',
        de: 'Zwei Orte sperren einen Wert: Auf Rauthak kann niemand mit PSI-Kraft angreifen, an der Traumkonstante niemand mit Kampfkraft. Die Zahlen auf den Karten bleiben, wie sie sind; es gibt nur keinen Angriff damit.\n\nRekonstruktion: Der Text von Rauthak ist bekannt, der der Traumkonstante ist unserer.',
        fr: 'Deux lieux font taire une valeur : sur Rauthak, personne ne peut attaquer avec la Force PSI ; à la Constante du rêve, personne avec la Force de combat. Les nombres des cartes ne changent pas ; on ne peut simplement pas attaquer avec eux.\n\nReconstitution : le texte de Rauthak est connu, celui de la Constante du rêve est le nôtre.',
      },
      Figure: Silenced,
    },
    {
      id: 'SN-10.4',
      text: {
        en: 'Horon is for the strong: whoever arrives there needs Combat Power of at least 20 or Cosmic Might of at least 40. Any other figure goes to the discard pile.\n- Every arrival is checked, placing and transfer alike, also face down. Option “Places with a requirement”: a face-down figure is checked only when it becomes face up, so you can bluff.\n- Only the printed values count; reinforcements neither help nor matter later.\n- You may send an unfit figure there. It is discarded face up with everything under it. If a face-down figure stays, your opponent knows that it fits.',
        de: 'Horon ist nur für die Starken: Wer dort eintrifft, braucht eine Kampfkraft von mindestens 20 oder eine Kosmos-Macht von mindestens 40. Jede andere Figur kommt auf den Ablagestapel.\n- Geprüft wird jede Ankunft, beim Auslegen wie beim Transfer, auch verdeckt. Option „Orte mit Bedingung“: Eine verdeckte Figur wird erst geprüft, wenn sie offen wird; so kannst du bluffen.\n- Es zählen nur die aufgedruckten Werte; Verstärkungen helfen nicht und spielen auch später keine Rolle.\n- Du darfst eine Figur hinschicken, die nicht genügt. Sie wird mit allem, was unter ihr liegt, offen abgelegt. Bleibt eine verdeckte Figur, weiß dein Gegner, dass sie genügt.',
        fr: 'Horon est réservé aux forts : pour y arriver, il faut une Force de combat d’au moins 20 ou une Puissance cosmique d’au moins 40. Toute autre figure va à la défausse.\n- La condition est vérifiée à chaque arrivée, pose ou transfert, même face cachée. Option « Lieux à condition » : pour une figure cachée, elle ne l’est que lorsque la figure devient visible, ce qui permet de bluffer.\n- Seules comptent les valeurs imprimées ; les renforts n’aident pas et ne changent rien plus tard.\n- Vous pouvez y envoyer une figure qui ne convient pas. Elle est défaussée face visible avec tout ce qui est sous elle. Si une figure cachée reste, votre adversaire sait qu’elle convient.',
      },
      Figure: Demanding,
    },
    {
      id: 'SN-10.5',
      text: {
        en: 'Umaru knows no shadows: a figure placed or moved there is face up from the start. That does not use up your turning up (SN-4.4).\n\nReconstruction: this text is ours.',
        de: 'Umaru kennt keine Schatten: Eine Figur, die dort ausgelegt oder dorthin versetzt wird, liegt von Anfang an offen. Dein Aufdecken (SN-4.4) ist damit nicht verbraucht.\n\nRekonstruktion: Dieser Text ist unserer.',
        fr: 'Umaru ne connaît pas d’ombre : une figure posée ou amenée là est visible dès son arrivée. Cela ne consomme pas votre droit de révéler (SN-4.4).\n\nReconstitution : ce texte est le nôtre.',
      },
      Figure: Unveiled,
    },
    {
      id: 'SN-10.6',
      text: {
        en: 'The Island of Last Hope stands by the lonely: a target that is the only figure of its owner there adds 10 to its total, whichever value is compared. It adds nothing when attacking and nothing when places are scored.\n\nReconstruction: this text is ours.',
        de: 'Die Insel der letzten Hoffnung hilft den Einsamen: Ein Ziel, das dort die einzige Figur seines Besitzers ist, zählt 10 zu seiner Kampfsumme, gleich welcher Wert verglichen wird. Beim Angreifen und bei der Wertung der Orte bringt sie nichts.\n\nRekonstruktion: Dieser Text ist unserer.',
        fr: 'L’Île du dernier espoir soutient les solitaires : une cible qui y est la seule figure de son propriétaire ajoute 10 à son total, quelle que soit la valeur comparée. Rien de plus en attaque, ni quand on attribue les lieux.\n\nReconstitution : ce texte est le nôtre.',
      },
      Figure: Alone,
    },
  ],
}
