/** Runs in a page: whatever could not be pressed, or not be seen whole, on the table there. */
export function faultsInSight(): Promise<string[]>
