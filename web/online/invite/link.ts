import { addressOf } from '../../shell/router.ts'

/** The address that leads a friend to the table, wherever this page lies. */
export const linkTo = (table: string): string =>
  new URL(addressOf({ name: 'at', table }), location.href.split('#')[0]).href

/** `7KQ – 4MX`: two halves are remembered better than six signs. */
export const halvesOf = (code: string): readonly [string, string] => {
  const half = Math.ceil(code.length / 2)
  return [code.slice(0, half), code.slice(half)]
}
