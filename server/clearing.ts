import { setFlagsFromString } from 'node:v8'

/**
 * A move makes some thirty kilobytes that are soon forgotten. To clear them away is a matter of milliseconds, for which a server's process
 * would wake a thread for each core, and those cost it a fifteenth of all its work. It holds for a whole process, so only programs call it.
 */
export const clearAwayAlone = (): void => setFlagsFromString('--no-parallel-scavenge')
