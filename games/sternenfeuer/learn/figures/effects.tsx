// What cards and places do, as it happens
import type { InLangs } from '@sternentisch/grammar'
import type { ComponentType, ReactNode } from 'react'
import { Across, Case, Cases, type FigureProps, inLang, Niche, Row, Sign, Strip } from './pieces.tsx'

const happens =
  (words: InLangs<string>, Scene: ComponentType<FigureProps>): ComponentType<FigureProps> =>
  ({ speech }) => (
    <Cases>
      <Case words={inLang(speech, words)}>
        <Scene speech={speech} />
      </Case>
    </Cases>
  )

interface MeetProps extends FigureProps {
  readonly place: string
  readonly children: readonly [foe: ReactNode, own: ReactNode]
}

const Meet = ({ speech, place, children: [foe, own] }: MeetProps) => (
  <Across>
    {foe}
    <Strip speech={speech} id={place} />
    {own}
  </Across>
)

export const Riding = happens(
  {
    en: 'Storm Charge: 40 and 8 make 48. That is enough against 44.',
    de: 'Sturmangriff: 40 und 8 sind 48. Das reicht gegen 44.',
    fr: 'Charge d’assaut\u00a0: 40 et 8 font 48. Cela suffit contre 44.',
  },
  ({ speech }) => (
    <Meet speech={speech} place="P3">
      <Niche speech={speech} id="F10" value="combat" side="foe" lost />
      <Niche speech={speech} id="F12" value="combat" />
    </Meet>
  ),
)

export const Repelled = happens(
  {
    en: 'A defence card stands between them: nothing is compared, and both stay.',
    de: 'Eine Verteidigungskarte steht dazwischen: Nichts wird verglichen, und beide bleiben.',
    fr: 'Une carte de défense s’interpose\u00a0: rien n’est comparé, et les deux restent.',
  },
  ({ speech }) => (
    <Across>
      <Niche speech={speech} id="F09" value="combat" side="foe" />
      <Sign name="shield" />
      <Niche speech={speech} id="F11" value="combat" />
    </Across>
  ),
)

export const Reinforced = happens(
  {
    en: 'Plasma Edge lies under the figure and adds to its values for as long as it stands.',
    de: 'Die Plasmaklinge liegt unter der Figur und zählt zu ihren Werten, solange sie steht.',
    fr: 'La Lame de plasma est glissée sous la figure et s’ajoute à ses valeurs tant qu’elle reste.',
  },
  ({ speech }) => (
    <Row>
      <Niche speech={speech} id="F09" value="combat" />
      <Sign name="next" />
      <Niche speech={speech} id="F09" value="combat" reinforcement="R03" />
    </Row>
  ),
)

export const Travelled = happens(
  {
    en: 'The figure moves to another place and stays as it was, face up or face down.',
    de: 'Die Figur wechselt den Ort und bleibt, wie sie war, offen oder verdeckt.',
    fr: 'La figure change de lieu et reste comme elle était, visible ou cachée.',
  },
  ({ speech }) => (
    <Row>
      <Across>
        <Strip speech={speech} id="P3" />
        <Niche speech={speech} id="F16" value="guile" />
      </Across>
      <Sign name="next" />
      <Across>
        <Strip speech={speech} id="P4" />
        <Niche speech={speech} id="F16" value="guile" />
      </Across>
    </Row>
  ),
)

export const Silenced = happens(
  {
    en: 'At Rauthak nobody attacks with PSI Power, however much of it there is.',
    de: 'Auf Rauthak greift niemand mit PSI-Kraft an, wie viel davon auch da ist.',
    fr: 'Sur Rauthak, personne n’attaque avec la Force PSI, si grande soit-elle.',
  },
  ({ speech }) => (
    <Meet speech={speech} place="P3">
      <Niche speech={speech} id="F05" value="psi" side="foe" />
      <Niche speech={speech} id="F08" value="psi" />
    </Meet>
  ),
)

export const Demanding = happens(
  {
    en: 'Whoever is too weak for Horon goes to the discard pile on arrival.',
    de: 'Wer für Horon zu schwach ist, kommt bei der Ankunft auf die Ablage.',
    fr: 'Qui est trop faible pour Horon va à la défausse dès son arrivée.',
  },
  ({ speech }) => (
    <Meet speech={speech} place="P5">
      <Niche speech={speech} id="F08" value="combat" lost />
      <Niche speech={speech} id="F11" value="combat" />
    </Meet>
  ),
)

export const Unveiled = happens(
  {
    en: 'It comes face down and lies face up at Umaru.',
    de: 'Sie kommt verdeckt und liegt auf Umaru offen.',
    fr: 'Elle arrive cachée, et la voilà visible sur Umaru.',
  },
  ({ speech }) => (
    <Row>
      <Niche speech={speech} id="F13" down />
      <Sign name="next" />
      <Across>
        <Strip speech={speech} id="P4" />
        <Niche speech={speech} id="F13" value="tech" />
      </Across>
    </Row>
  ),
)

export const Alone = happens(
  {
    en: 'Attacked alone on the Island of Last Hope, it adds 10 to its total.',
    de: 'Allein auf der Insel der letzten Hoffnung angegriffen, zählt sie 10 dazu.',
    fr: 'Attaquée seule sur l’Île du dernier espoir, elle ajoute 10 à son total.',
  },
  ({ speech }) => (
    <Meet speech={speech} place="P2">
      <Niche speech={speech} id="F12" value="combat" side="foe" lost />
      <Niche speech={speech} id="F19" value="combat" />
    </Meet>
  ),
)
