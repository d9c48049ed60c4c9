export const PORT: number

interface Text {
  readonly takes: 'text'
}
interface Whole {
  readonly takes: 'number'
  readonly from: number
  readonly to: number
}

export const SERVE_FLAGS: Readonly<
  Record<'port' | 'tables' | 'sockets' | 'threads' | 'drain', Whole> &
    Record<
      'address' | 'data' | 'database' | 'public' | 'proxy' | 'cards' | 'site' | 'log' | 'metrics',
      Text
    > &
    Record<'next-port', { readonly takes: 'nothing' }>
>
