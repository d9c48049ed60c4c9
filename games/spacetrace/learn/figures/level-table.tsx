import './tables.css'
import type { ReactNode } from 'react'
import { cards } from '../../cards/index.ts'
import { NUMERALS } from '../../reading/classes.ts'
import { type FigureProps, inLang } from './pieces.tsx'

const WORDS = {
  en: {
    caption: 'The three levels',
    levels: ['First game', 'Second game', 'Full game'],
    ships: 'Ship cards each',
    reinforcements: 'Reinforcements each',
    classes: 'Classes',
    abilities: 'Special abilities',
    extraFleets: 'Extra fleets',
    tactics: 'Tactics and commanders',
    scoring: 'Scoring',
    free: 'free',
    about: 'about {n}',
    beginner: 'Bases',
    wrecked: 'wrecked ships',
    yes: 'yes',
    no: 'no',
  },
  de: {
    caption: 'Die drei Stufen',
    levels: ['Erstes Spiel', 'Zweites Spiel', 'Volles Spiel'],
    ships: 'Schiffskarten je Spieler',
    reinforcements: 'Reinforcementkarten je Spieler',
    classes: 'Klassen',
    abilities: 'Fähigkeiten',
    extraFleets: 'Extraflotten',
    tactics: 'Taktiken und Commander',
    scoring: 'Wertung',
    free: 'frei',
    about: 'etwa {n}',
    beginner: 'Basen',
    wrecked: 'Wracks',
    yes: 'ja',
    no: 'nein',
  },
  fr: {
    caption: 'Les trois niveaux',
    levels: ['Première partie', 'Deuxième partie', 'Partie complète'],
    ships: 'Cartes vaisseau par joueur',
    reinforcements: 'Renforts par joueur',
    classes: 'Classes',
    abilities: 'Capacités spéciales',
    extraFleets: 'Flottes supplémentaires',
    tactics: 'Tactiques et commandants',
    scoring: 'Décompte',
    free: 'libre',
    about: 'environ {n}',
    beginner: 'Bases',
    wrecked: 'épaves',
    yes: 'oui',
    no: 'non',
  },
}

const LEVELS = ['first', 'second', 'full'] as const

/** SP-1.2, from the card file. */
export function LevelTable({ speech }: FigureProps) {
  const words = inLang(speech, WORDS)
  const { first, second, full } = cards.levels
  const row = (head: string, of: (level: (typeof LEVELS)[number]) => ReactNode) => (
    <tr>
      <th scope="row">{head}</th>
      {LEVELS.map((level) => (
        <td key={level}>{of(level)}</td>
      ))}
    </tr>
  )
  const yes = (value: boolean): string => (value ? words.yes : words.no)
  return (
    <table className="figure-table">
      <caption>{words.caption}</caption>
      <thead>
        <tr>
          <td />
          {words.levels.map((level) => (
            <th key={level} scope="col">
              {level}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {row(words.ships, (level) => ({ first: first.ships, second: second.ships, full: words.free })[level])}
        {row(words.reinforcements, (level) =>
          level === 'full'
            ? words.about.replace('{n}', String(full.reinforcementsAbout))
            : cards.levels[level].reinforcements,
        )}
        {row(words.classes, (level) => cards.levels[level].classes.map((rank) => NUMERALS[rank]).join(', '))}
        {row(words.abilities, (level) => yes(cards.levels[level].abilities))}
        {row(words.extraFleets, (level) => yes(cards.levels[level].extraFleets))}
        {row(words.tactics, (level) => yes(cards.levels[level].tactics))}
        {row(words.scoring, (level) => words[cards.levels[level].scoring])}
      </tbody>
    </table>
  )
}
