import type { ComponentProps } from 'react'
import type { Icon } from './icons.tsx'
import type { Place } from './router.ts'
import { shelf } from './shelf.ts'

/** A part of the house, and what stands for it in the frame. */
export interface Way {
  readonly key: `home.way.${'play' | 'online' | 'lessons' | 'puzzles' | 'rules' | 'cards' | 'decks' | 'replays' | 'settings'}`
  readonly icon: ComponentProps<typeof Icon>['name']
  readonly to: Place
  readonly holds: readonly Place['name'][]
  /** A phone has room for five or six ways: this one is found on its Home. */
  readonly onHome?: true
}

export const ways: readonly Way[] = [
  { key: 'home.way.play', icon: 'home', to: { name: 'home' }, holds: ['home', 'new', 'table', 'result'] },
  {
    key: 'home.way.lessons',
    icon: 'lessons',
    to: { name: 'lessons', game: null },
    holds: ['lessons', 'lesson'],
  },
  {
    key: 'home.way.puzzles',
    icon: 'puzzles',
    to: { name: 'puzzles', game: null, theme: null },
    holds: ['puzzles', 'puzzle', 'daily'],
    onHome: true,
  },
  {
    key: 'home.way.rules',
    icon: 'rules',
    to: { name: 'rules', game: shelf[0].id, rule: null },
    holds: ['rules'],
    onHome: true,
  },
  {
    key: 'home.way.cards',
    icon: 'cards',
    to: { name: 'cards', game: null, card: null, set: null },
    holds: ['cards', 'print', 'sets'],
  },
  {
    key: 'home.way.decks',
    icon: 'decks',
    to: { name: 'decks', game: null, deck: null },
    holds: ['decks'],
  },
  {
    key: 'home.way.replays',
    icon: 'replays',
    to: { name: 'replay', match: null, log: null, move: null },
    holds: ['replay'],
    onHome: true,
  },
]
export const toLobby: Way = {
  key: 'home.way.online',
  icon: 'players',
  to: { name: 'lobby' },
  holds: ['lobby', 'open', 'at'],
}
export const toSettings: Way = {
  key: 'home.way.settings',
  icon: 'settings',
  to: { name: 'settings' },
  holds: ['settings'],
}
