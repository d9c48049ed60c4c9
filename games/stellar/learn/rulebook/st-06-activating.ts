import type { Chapter } from '@sternentisch/grammar'

export const activating: Chapter = {
  id: 'ST-6',
  title: { en: 'Using abilities', de: 'Fähigkeiten nutzen', fr: 'Utiliser les capacités' },
  intro: {
    en: 'Only civil ships have abilities. What each of them does is told from ST-8.1 on.',
    de: 'Nur zivile Schiffe haben Fähigkeiten. Was jede einzelne bewirkt, steht ab ST-8.1.',
    fr: 'Seuls les vaisseaux civils ont une capacité. L’effet de chacune est décrit à partir de ST-8.1.',
  },
  rules: [
    {
      id: 'ST-6.1',
      text: {
        en: 'A civil ship offers its ability when it turns open in a sector. That happens in four ways:\n- you lay it open;\n- you reveal it;\n- a Warp Ring moves it onto one of your ships, which turns it;\n- a Mend brings it back open.',
        de: 'Ein ziviles Schiff bietet seine Fähigkeit an, wenn es in einem Sektor offen wird. Das geschieht auf vier Arten:\n- Du legst es offen.\n- Du deckst es auf.\n- Ein Warp Ring versetzt es auf eines deiner Schiffe, wobei es umgedreht wird.\n- Ein Mend holt es offen zurück.',
        fr: 'Un vaisseau civil propose sa capacité quand il devient visible dans un secteur. Cela arrive de quatre façons :\n- vous le posez visible ;\n- vous le révélez ;\n- un Warp Ring le déplace sur un de vos vaisseaux, ce qui le retourne ;\n- un Mend le récupère visible.',
      },
    },
    {
      id: 'ST-6.2',
      text: {
        en: 'Now or never: you use the ability at once, or you let it lapse. It cannot be saved up. Option “Abilities”, two stricter ways:\n- to the letter of the printed rules: a ship that you lay open, or that a Mend brings back open, has to use its ability as long as there is something to use it on; only one that you reveal, or that a Warp Ring turns, may let it lapse;\n- letting it lapse is forbidden in all four cases as long as there is something it could be used on, even if that is only your own ship.',
        de: 'Jetzt oder nie: Du nutzt die Fähigkeit sofort oder lässt sie verfallen. Aufsparen geht nicht. Option „Fähigkeiten“, zwei strengere Arten:\n- nach dem Buchstaben der gedruckten Regeln: Ein Schiff, das du offen legst oder das ein Mend offen zurückholt, muss seine Fähigkeit nutzen, solange es ein Ziel gibt; nur eines, das du aufdeckst oder das ein Warp Ring umdreht, darf sie verfallen lassen;\n- Verfallenlassen ist in allen vier Fällen verboten, solange es irgendein Ziel gibt, und sei es nur dein eigenes Schiff.',
        fr: 'Maintenant ou jamais : vous utilisez la capacité aussitôt, ou vous y renoncez. On ne peut pas la mettre de côté. Option « Capacités », deux façons plus strictes :\n- à la lettre des règles imprimées : un vaisseau que vous posez visible, ou qu’un Mend récupère visible, doit utiliser sa capacité tant qu’il existe une cible ; seul celui que vous révélez, ou qu’un Warp Ring retourne, peut y renoncer ;\n- il est interdit d’y renoncer dans les quatre cas tant qu’il existe une cible, même si c’est un de vos propres vaisseaux.',
      },
    },
    {
      id: 'ST-6.3',
      text: {
        en: 'If there is nothing at all to use it on, it lapses without a question.',
        de: 'Gibt es gar kein Ziel, verfällt sie ohne Rückfrage.',
        fr: 'S’il n’y a aucune cible, elle est perdue sans qu’on vous demande rien.',
      },
    },
    {
      id: 'ST-6.4',
      text: {
        en: 'Every ship has its ability once for as long as it stays in play. A Warp Ring does not renew it. Only a ship that a Mend brings back from the discard starts afresh.',
        de: 'Jedes Schiff hat seine Fähigkeit einmal, solange es im Spiel bleibt. Ein Warp Ring erneuert sie nicht. Nur ein Schiff, das ein Mend aus der Ablage holt, fängt von vorne an.',
        fr: 'Un vaisseau dispose de sa capacité une fois, tant qu’il reste en jeu. Un Warp Ring ne la renouvelle pas. Seul un vaisseau récupéré dans la défausse par un Mend recommence à neuf.',
      },
    },
    {
      id: 'ST-6.5',
      text: {
        en: 'As long as a civil ship lies face-down, its ability waits. When everything is turned open after the last turn, it is too late for it.',
        de: 'Solange ein ziviles Schiff verdeckt liegt, wartet seine Fähigkeit. Wenn nach dem letzten Zug alles umgedreht wird, ist es für sie zu spät.',
        fr: 'Tant qu’un vaisseau civil reste caché, sa capacité attend. Quand tout est retourné après le dernier tour, il est trop tard pour elle.',
      },
    },
  ],
}
