import type { Chapter } from '@sternentisch/grammar'

export const tandem: Chapter = {
  id: 'ST-19',
  title: { en: 'Tandem: two against two', de: 'Tandem: zwei gegen zwei', fr: 'Tandem : deux contre deux' },
  intro: {
    en: 'A team is as good as its weaker half.',
    de: 'Ein Team ist so gut wie seine schwächere Hälfte.',
    fr: 'Une équipe vaut ce que vaut sa moitié la plus faible.',
  },
  rules: [
    {
      id: 'ST-19.1',
      text: {
        en: 'Your partner sits opposite you. Turns go round as always, so that the teams take turns.',
        de: 'Dein Partner sitzt dir gegenüber. Es geht reihum wie immer, sodass sich die Teams abwechseln.',
        fr: 'Votre partenaire est assis en face de vous. On tourne comme d’habitude, si bien que les équipes alternent.',
      },
    },
    {
      id: 'ST-19.2',
      text: {
        en: 'You may talk to your partner as long as all can hear it. Whispering and showing cards is not allowed; that is why there is no private chat.',
        de: 'Du darfst mit deinem Partner reden, solange alle zuhören können. Flüstern und Karten zeigen ist nicht erlaubt; darum gibt es keinen privaten Chat.',
        fr: 'Vous pouvez parler à votre partenaire tant que tous peuvent entendre. Chuchoter et montrer des cartes est interdit ; c’est pourquoi il n’y a pas de discussion privée.',
      },
    },
    {
      id: 'ST-19.3',
      text: {
        en: 'Your partner’s ships are not yours. Each of you has an own stack and an own first ship; your Warp Ring and your Mend serve only you. But your Founder sees your partner’s ships, and your Rogue can destroy them.',
        de: 'Die Schiffe deines Partners sind nicht deine. Jeder von euch hat einen eigenen Stapel und ein eigenes erstes Schiff; dein Warp Ring und dein Mend dienen nur dir. Dein Founder aber sieht die Schiffe des Partners, und dein Rogue kann sie zerstören.',
        fr: 'Les vaisseaux de votre partenaire ne sont pas les vôtres. Chacun a sa pile et son premier vaisseau ; votre Warp Ring et votre Mend ne servent qu’à vous. Mais votre Founder voit les vaisseaux du partenaire, et votre Rogue peut les détruire.',
      },
    },
    {
      id: 'ST-19.4',
      text: {
        en: 'Partners do not fight each other. An enemy that comes where both of you have military ships takes them on one at a time, in the order it likes (ST-7.5).',
        de: 'Partner kämpfen nicht gegeneinander. Kommt ein Gegner dorthin, wo ihr beide Militärschiffe habt, nimmt er es mit einem nach dem anderen auf, in der Reihenfolge seiner Wahl (ST-7.5).',
        fr: 'Les partenaires ne se combattent pas. Un vaisseau militaire adverse qui arrive là où vous avez tous deux des vaisseaux militaires les affronte un à un, dans l’ordre qui lui plaît (ST-7.5).',
      },
    },
    {
      id: 'ST-19.5',
      text: {
        en: 'Do both partners still have military ships in a sector when it is decided? Then they are level and the sector goes to nobody. Option “Partners in one sector”: the partner with more settlement points there gets it, and with equal points nobody.',
        de: 'Haben am Ende beide Partner Militärschiffe in einem Sektor? Dann steht es zwischen ihnen unentschieden, und der Sektor geht an niemanden. Option „Partner im selben Sektor“: Es gewinnt, wer von beiden dort mehr Siedlungspunkte hat, bei gleich vielen niemand.',
        fr: 'Les deux partenaires ont-ils encore des vaisseaux militaires dans un secteur à la fin ? Ils sont à égalité, et le secteur n’est à personne. Option « Partenaires dans un même secteur » : celui qui y a le plus de points de colonie l’emporte, et à égalité, personne.',
      },
    },
    {
      id: 'ST-19.6',
      text: {
        en: 'Equal settlement points are a tie between partners, too (ST-14.3).',
        de: 'Gleiche Siedlungspunkte sind auch unter Partnern ein Unentschieden (ST-14.3).',
        fr: 'À points de colonie égaux, il y a égalité entre partenaires aussi (ST-14.3).',
      },
    },
    {
      id: 'ST-19.7',
      text: {
        en: 'At the end everybody counts alone. For the team counts the smaller of the two scores, and the team whose smaller score is higher wins. Equal ones are a draw. Option “Equal teams”: then the better members are compared.',
        de: 'Am Ende zählt jeder für sich. Für das Team gilt die kleinere der beiden Punktzahlen, und es gewinnt das Team, dessen kleinere höher ist. Sind sie gleich, ist es unentschieden. Option „Gleichstand der Teams“: Dann werden die besseren Mitglieder verglichen.',
        fr: 'À la fin, chacun compte pour soi. Pour l’équipe, seul le plus petit des deux scores compte ; l’équipe dont ce score est le plus élevé gagne. S’ils sont égaux, la partie est nulle. Option « Égalité des équipes » : on compare alors les meilleurs membres.',
      },
    },
  ],
}
