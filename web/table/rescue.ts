import { saveFile } from '../shell/save-file.ts'

/** A log that may be lost is handed out as a file, named after its game and match as far as those can be read. */
export function rescue(log: string): void {
  const named = (key: string): string => new RegExp(`^${key}: *([\\w-]+)`, 'm').exec(log)?.[1] ?? key
  saveFile(`${named('game')}-${named('match')}.log`, log)
}
