import type { Chapter } from '@sternentisch/grammar'

export const scenarioEnd: Chapter = {
  id: 'ST-13',
  title: { en: 'When a scenario ends', de: 'Wann ein Szenario endet', fr: 'La fin d’un scénario' },
  intro: {
    en: 'A scenario is over when there is nothing left to lay.',
    de: 'Ein Szenario ist vorbei, wenn es nichts mehr zu legen gibt.',
    fr: 'Un scénario est terminé quand il n’y a plus rien à poser.',
  },
  rules: [
    {
      id: 'ST-13.1',
      text: {
        en: 'It ends after the turn in which the last ship of all fleets was laid. Whoever laid it may still reveal; then there are no more turns for anyone. So do not wait too long with your hidden abilities.',
        de: 'Es endet nach dem Zug, in dem das letzte Schiff aller Flotten gelegt wurde. Wer es gelegt hat, darf noch aufdecken; danach kommt niemand mehr an die Reihe. Warte mit verdeckten Fähigkeiten also nicht zu lange.',
        fr: 'Il s’arrête après le tour où le dernier vaisseau de toutes les flottes a été posé. Qui l’a posé peut encore révéler ; ensuite, plus personne ne joue. N’attendez donc pas trop avec vos capacités cachées.',
      },
    },
    {
      id: 'ST-13.2',
      text: {
        en: 'Did nobody send a ship? Then it is over before it begins.',
        de: 'Hat niemand ein Schiff geschickt? Dann ist es vorbei, bevor es anfängt.',
        fr: 'Personne n’a envoyé de vaisseau ? Alors il est terminé avant d’avoir commencé.',
      },
    },
    {
      id: 'ST-13.3',
      text: {
        en: 'Everything in the sectors is turned over for all to see, ships and solar cards. That sets off neither abilities nor battles.',
        de: 'Alles in den Sektoren wird für alle umgedreht, Schiffe wie Sonnensystemkarten. Das löst weder Fähigkeiten noch Kämpfe aus.',
        fr: 'Tout ce qui se trouve dans les secteurs est retourné aux yeux de tous, vaisseaux et cartes solaires. Cela ne déclenche ni capacité ni combat.',
      },
    },
  ],
}
