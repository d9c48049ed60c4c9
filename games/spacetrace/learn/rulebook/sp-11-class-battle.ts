import type { Chapter } from '@sternentisch/grammar'
import { OneShotEach } from '../figures/one-shot-each.tsx'
import { TargetSet } from '../figures/target-set.tsx'

export const classBattle: Chapter = {
  id: 'SP-11',
  title: { en: 'The class battle', de: 'Das Class-Battle', fr: 'Le combat de classes' },
  intro: {
    en: 'Two stacks face each other, and every ship fires its one shot. Nobody shoots first: whoever lives at the beginning gets to fire.',
    de: 'Zwei Stapel stehen einander gegenüber, und jedes Schiff gibt seinen einen Schuss ab. Niemand schießt zuerst: Wer zu Beginn lebt, kommt auch zum Schuss.',
    fr: 'Deux piles se font face, et chaque vaisseau tire son unique coup. Personne ne tire le premier : qui vit au début tirera.',
  },
  rules: [
    {
      id: 'SP-11.1',
      text: {
        en: 'First come all preemptive strikes of both sides, by cards that have a ship living and not jammed. It is settled who strikes before anything happens. So two preemptive strikes against each other both take place, and a jam comes too late to stop one.',
        de: 'Zuerst kommen alle Präventivschläge beider Seiten, von Karten mit einem Schiff, das lebt und nicht gelähmt ist. Wer zuschlägt, steht fest, bevor etwas geschieht. Darum finden zwei Präventivschläge gegeneinander beide statt, und Lähmen hält keinen mehr auf.',
        fr: 'D’abord viennent toutes les frappes préventives des deux camps, par les cartes dont un vaisseau est vivant et non paralysé. Qui frappe est fixé avant que rien n’arrive. Deux frappes préventives opposées ont donc lieu toutes deux, et une paralysie arrive trop tard pour en arrêter une.',
      },
    },
    {
      id: 'SP-11.2',
      text: {
        en: 'Then the fire, in salvos: the front cards of both stacks have their turn together, then the second cards, and so on. A wreck keeps its place in the count.',
        de: 'Dann das Feuer, in Salven: Die vordersten Karten beider Stapel sind zugleich an der Reihe, dann die zweiten und so weiter. Ein Wrack behält dabei seinen Platz.',
        fr: 'Puis le feu, par salves : les cartes de tête des deux piles agissent ensemble, puis les deuxièmes, et ainsi de suite. Une épave garde sa place dans le compte.',
      },
    },
    {
      id: 'SP-11.3',
      text: {
        en: 'If the enemy stack has no living ship when a salvo begins, your side is finished. The cards behind neither fire nor use abilities; they do not turn to another class.',
        de: 'Hat der gegnerische Stapel zu Beginn einer Salve kein lebendes Schiff mehr, ist deine Seite fertig. Die Karten dahinter feuern nicht und nutzen keine Fähigkeiten; sie wenden sich auch keiner anderen Klasse zu.',
        fr: 'Si la pile adverse n’a plus de vaisseau vivant au début d’une salve, votre camp a fini. Les cartes suivantes ne tirent pas et n’utilisent aucune capacité ; elles ne se tournent pas vers une autre classe.',
      },
      Figure: TargetSet,
    },
    {
      id: 'SP-11.4',
      text: {
        en: 'When the fire begins, every living ship that is not jammed is armed, and will fire even if it is shot down before its salvo. A ship reconstructed before its card’s salvo becomes armed too.',
        de: 'Wenn das Feuer beginnt, ist jedes lebende, nicht gelähmte Schiff feuerbereit, und es schießt auch dann, wenn es vor seiner Salve abgeschossen wird. Ein Schiff, das vor der Salve seiner Karte rekonstruiert wird, ist ebenfalls feuerbereit.',
        fr: 'Quand le feu commence, chaque vaisseau vivant et non paralysé est armé, et il tirera même s’il est abattu avant sa salve. Un vaisseau reconstruit avant la salve de sa carte devient armé lui aussi.',
      },
    },
    {
      id: 'SP-11.5',
      text: {
        en: 'In its salvo a card first uses its effects on its own side. When both cards have done so, both carry out their effects on the enemy and then fire one shot for each armed ship, all at the same time: neither can spoil the other’s salvo. A card without an armed ship does nothing.',
        de: 'In ihrer Salve nutzt eine Karte zuerst ihre Effekte auf die eigene Seite. Haben das beide getan, führen beide ihre Effekte auf den Gegner aus und geben dann für jedes feuerbereite Schiff einen Schuss ab, alles zugleich: Keine kann der anderen die Salve verderben. Eine Karte ohne feuerbereites Schiff tut nichts.',
        fr: 'Dans sa salve, une carte utilise d’abord ses effets sur son propre camp. Quand les deux l’ont fait, toutes deux exécutent leurs effets sur l’adversaire, puis tirent un coup par vaisseau armé, le tout en même temps : aucune ne peut gâcher la salve de l’autre. Une carte sans vaisseau armé ne fait rien.',
      },
    },
    {
      id: 'SP-11.6',
      text: {
        en: 'The ships of a card fire one after the other, each at the frontmost living ship of the enemy stack. It loses as many LP as the shot has AP. If it still lives, the next shot hits it again; what is too much is lost. One shot therefore destroys one ship at most. Without a target, or with AP 0, there is no shot.',
        de: 'Die Schiffe einer Karte feuern eines nach dem anderen, jedes auf das vorderste lebende Schiff des gegnerischen Stapels. Es verliert so viele LP, wie der Schuss AP hat. Lebt es noch, trifft es auch der nächste Schuss; was zu viel ist, verpufft. Ein Schuss zerstört also höchstens ein Schiff. Ohne Ziel oder mit AP 0 gibt es keinen Schuss.',
        fr: 'Les vaisseaux d’une carte tirent l’un après l’autre, chacun sur le premier vaisseau vivant de la pile adverse. Celui-ci perd autant de LP que le tir a d’AP. S’il vit encore, le tir suivant le touche de nouveau ; l’excédent est perdu. Un tir détruit donc un vaisseau au plus. Sans cible, ou avec AP 0, il n’y a pas de tir.',
      },
      Figure: OneShotEach,
    },
    {
      id: 'SP-11.7',
      text: {
        en: 'The AP of a shot: printed AP, plus a commander’s bonus, plus added boosts; then all multiplying boosts. Ships printed with AP 0 stay at 0.',
        de: 'Die AP eines Schusses: aufgedruckte AP plus Bonus eines Commanders plus addierte Verstärkungen; dann alle Verstärkungen, die malnehmen. Schiffe mit aufgedruckten 0 AP bleiben bei 0.',
        fr: 'Les AP d’un tir : AP imprimés, plus le bonus d’un commandant, plus les renforcements ajoutés ; puis tous les renforcements multiplicateurs. Un vaisseau imprimé à AP 0 reste à 0.',
      },
    },
    {
      id: 'SP-11.8',
      text: {
        en: 'When the smoke clears, every card with selfdestruction in the two classes is killed, whether it acted or not. Then it is checked whether a Base has fallen, and in the full game a window opens (SP-6.4).',
        de: 'Wenn sich der Rauch verzieht, wird jede Karte mit Selbstzerstörung in den beiden Klassen vernichtet, ob sie gehandelt hat oder nicht. Dann wird geprüft, ob eine Basis gefallen ist, und im vollen Spiel öffnet sich ein Fenster (SP-6.4).',
        fr: 'Quand la fumée se dissipe, chaque carte à autodestruction des deux classes est anéantie, qu’elle ait agi ou non. Puis on vérifie si une Base est tombée, et dans la partie complète une fenêtre s’ouvre (SP-6.4).',
      },
    },
    {
      id: 'SP-11.9',
      text: {
        en: 'No normal shot can keep another ship from firing. Only preemptive strikes, jams and what happens between rows can.',
        de: 'Kein normaler Schuss hindert ein anderes Schiff am Feuern. Das können nur Präventivschläge, Lähmen und was zwischen den Reihen geschieht.',
        fr: 'Aucun tir normal ne peut empêcher un autre vaisseau de tirer. Seules le peuvent les frappes préventives, les paralysies et ce qui se passe entre les rangées.',
      },
    },
  ],
}
