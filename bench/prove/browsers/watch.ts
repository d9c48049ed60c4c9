/**
 * Runs in the page before anything of ours does, as a script of its own: all browsers alike then tell what they complain
 * of. What is asked of another machine breaks the content security policy, and is noted as well.
 */
export function watch(): void {
  const faults: string[] = []
  Object.assign(window, { faults })
  for (const kind of ['error', 'warn'] as const) {
    const say = console[kind]
    console[kind] = (...words) => {
      faults.push(`console: ${words.join(' ')}`)
      say(...words)
    }
  }
  const nameOf = (target: EventTarget | null): string => (target instanceof Element ? target.outerHTML : '')
  addEventListener('error', ({ message, target }) => faults.push(`error: ${message ?? nameOf(target)}`), true)
  addEventListener('unhandledrejection', ({ reason }) => faults.push(`error: ${reason}`))
  addEventListener('securitypolicyviolation', ({ blockedURI, violatedDirective }) =>
    faults.push(`forbidden: ${blockedURI} (${violatedDirective})`),
  )
}

/** Runs in the page: what was noted since it was loaded. */
export const faultsSoFar = (): string[] =>
  'faults' in window ? (window.faults as string[]) : ['not watched']
