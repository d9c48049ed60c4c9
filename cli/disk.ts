import * as fs from 'node:fs'

/** What the program keeps matches on. Tests put in one that is full, or breaks in the middle of something. */
export type Disk = Pick<
  typeof fs,
  | 'closeSync'
  | 'fsyncSync'
  | 'linkSync'
  | 'mkdirSync'
  | 'openSync'
  | 'readdirSync'
  | 'readSync'
  | 'realpathSync'
  | 'renameSync'
  | 'rmSync'
  | 'statSync'
  | 'utimesSync'
  | 'writeFileSync'
>

export const realDisk: Disk = fs

export const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? '?'
