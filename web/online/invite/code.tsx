import { halvesOf } from './link.ts'

/** A code in two halves; read aloud sign by sign. */
export function Code({ code }: { readonly code: string }) {
  const [one, other] = halvesOf(code)
  return (
    <span className="code">
      <span className="unseen">{[...code].join(' ')}</span>
      <span aria-hidden="true">
        {one}
        <i>–</i>
        {other}
      </span>
    </span>
  )
}
