import { labelled } from '@sternentisch/kernel'
import './plot.css'
import { ClassBadge } from '../../board/art/class-badge.tsx'
import { NUMERALS } from '../../reading/classes.ts'
import { className, type FigureProps, inLang } from './pieces.tsx'

const ROWS = [1, 2, 3, 4] as const
const YOU = [1, 2, 4]
const THEY = [1, 3, 4]

const WORDS = {
  en: {
    row: 'Row',
    you: 'you',
    they: 'opponent',
    none: 'none',
    note: 'You have no class III, your opponent no class II. In row II the enemy class III steps in, in row III your class IV. A dashed line leads to a class that has fired before: it is a target only.',
  },
  de: {
    row: 'Reihe',
    you: 'du',
    they: 'Gegner',
    none: 'keine',
    note: 'Du hast keine Klasse III, dein Gegner keine Klasse II. In Reihe II springt die gegnerische Klasse III ein, in Reihe III deine Klasse IV. Eine gestrichelte Linie führt zu einer Klasse, die schon gefeuert hat: Sie ist nur noch Ziel.',
  },
  fr: {
    row: 'Rangée',
    you: 'vous',
    they: 'adversaire',
    none: 'aucune',
    note: 'Vous n’avez pas de classe III, votre adversaire pas de classe II. Dans la rangée II, la classe III adverse prend la place ; dans la rangée III, votre classe IV. Une ligne pointillée mène à une classe qui a déjà tiré\u00a0: elle n’est plus qu’une cible.',
  },
}

interface Meeting {
  readonly row: number
  /** The class that steps in, and whether it still fires. */
  readonly they: { readonly rank: number; readonly fires: boolean }
  readonly you: { readonly rank: number; readonly fires: boolean }
}

/** SP-10.4, SP-10.5: everybody survives here, so nothing but the gaps matters. */
export function meetings(you: readonly number[], they: readonly number[]): readonly Meeting[] {
  const engage = (classes: readonly number[], row: number) => {
    const rank = classes.find((each) => each >= row)!
    const first = ROWS.find((each) => classes.find((own) => own >= each) === rank)
    return { rank, fires: first === row }
  }
  return ROWS.map((row) => ({ row, they: engage(they, row), you: engage(you, row) }))
}

const middle = (place: number): number => place * 100 - 50

/** From a row to the class it meets, leaning where there is a gap. */
const trace = (row: number, rank: number, down: boolean): string => {
  const [x, to] = [middle(row), middle(rank)]
  return down ? `M${x} 0V6L${to} 20V30` : `M${x} 30V24L${to} 10V0`
}

/** E3 of the examples. */
export function WhoMeetsWhom({ speech }: FigureProps) {
  const words = inLang(speech, WORDS)
  const met = meetings(YOU, THEY)
  return (
    <div className="sp-fig-plot">
      <Side speech={speech} classes={THEY} side="foe" words={words.they} none={words.none} />
      <Traces met={met.map(({ row, they }) => ({ row, ...they }))} down={false} />
      <ol className="sp-fig-rows">
        {met.map(({ row, you, they }) => (
          <li key={row}>
            <b>
              {words.row} {NUMERALS[row]}
            </b>
            <span className="sp-fig-pair">
              <span className="sp-fig-own">
                <ClassBadge
                  rank={you.rank}
                  size={22}
                  label={labelled(speech.lang, words.you, className(speech, you.rank))}
                />
              </span>
              ×
              <span className="sp-fig-foe">
                <ClassBadge
                  rank={they.rank}
                  size={22}
                  label={labelled(speech.lang, words.they, className(speech, they.rank))}
                />
              </span>
            </span>
          </li>
        ))}
      </ol>
      <Traces met={met.map(({ row, you }) => ({ row, ...you }))} down />
      <Side speech={speech} classes={YOU} side="own" words={words.you} none={words.none} />
      <p>{words.note}</p>
    </div>
  )
}

interface SideProps extends FigureProps {
  readonly classes: readonly number[]
  readonly side: 'own' | 'foe'
  readonly words: string
  readonly none: string
}

const Side = ({ speech, classes, side, words, none }: SideProps) => (
  <ul className={`sp-fig-side sp-fig-${side}`} aria-label={words}>
    {ROWS.map((rank) => (
      <li key={rank} data-empty={classes.includes(rank) ? undefined : ''}>
        <ClassBadge rank={rank} size={26} label={className(speech, rank)} />
        <small>{classes.includes(rank) ? words : none}</small>
      </li>
    ))}
  </ul>
)

interface TracesProps {
  readonly met: readonly { readonly row: number; readonly rank: number; readonly fires: boolean }[]
  readonly down: boolean
}

const Traces = ({ met, down }: TracesProps) => (
  <svg className="sp-fig-traces" viewBox="0 0 400 30" preserveAspectRatio="none" aria-hidden="true">
    {met.map(({ row, rank, fires }) => (
      <path key={row} d={trace(row, rank, down)} data-spent={fires ? undefined : ''} />
    ))}
  </svg>
)
