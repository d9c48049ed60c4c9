import { Arrow, Case, Cases, type FigureProps, inLang, Ships, Solar } from './pieces.tsx'

const LOOK = {
  en: 'Before and after, for the one who looks: the points and the face-down ships are known now.',
  de: 'Davor und danach, für den, der hinsieht: Punkte und verdeckte Schiffe sind jetzt bekannt.',
  fr: 'Avant et après, pour celui qui regarde\u00a0: les points et les vaisseaux cachés sont connus.',
}

/** ST-8.1 */
export const Look = ({ speech }: FigureProps) => (
  <Cases>
    <Case words={inLang(speech, LOOK)}>
      <Solar speech={speech} card="3" />
      <Ships speech={speech} ships="m" />
      <Arrow />
      <Solar speech={speech} card="3:3F" />
      <Ships speech={speech} ships="Sl~" />
    </Case>
  </Cases>
)

const STRIKE = {
  en: 'One ship here is gone, unseen. Its owner alone knows what it was.',
  de: 'Ein Schiff hier ist weg, ungesehen. Nur sein Besitzer weiß, welches es war.',
  fr: 'Un vaisseau d’ici disparaît sans être vu. Seul son propriétaire sait lequel c’était.',
}

/** ST-11.1 */
export const Strike = ({ speech }: FigureProps) => (
  <Cases>
    <Case words={inLang(speech, STRIKE)}>
      <Ships speech={speech} ships="Ro" />
      <Arrow />
      <Ships speech={speech} ships="m" lost="m" />
    </Case>
  </Cases>
)
