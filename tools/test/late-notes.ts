/**
 * On Node without `module.registerHooks` (before 22.15) Vitest notes who imports what, for those who watch files, and waits
 * for no answer: a worker that ends at such an instant fails a run in which every test has passed. Only that note is
 * passed over; any other question of a test that nobody waited for is still a fault.
 */
const LATE_NOTE = /Closing rpc while "ensureModuleGraphEntry" was pending/

export const isLateNote = ({ message }: { message?: string }): boolean => LATE_NOTE.test(message ?? '')
