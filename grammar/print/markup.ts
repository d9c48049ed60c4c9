/** One element of a drawing, as React writes it. */
export interface Shape {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  readonly inside: readonly (Shape | string)[]
}

const PART = /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*(\/?)>|[^<]+/g
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

const plain = (text: string): string => text.replace(/&(#x27|\w+);/g, (_, name) => ENTITIES[name] ?? '')

/** The drawing in the markup that React renders: well formed, and without comments. */
export function shapesIn(markup: string): readonly (Shape | string)[] {
  type Open = Omit<Shape, 'inside'> & { inside: (Shape | string)[] }
  const root: Open = { tag: '', attributes: {}, inside: [] }
  const open = [root]
  for (const [text, closing, tag, written, alone] of markup.replace(/<!--.*?-->/g, '').matchAll(PART)) {
    const around = open[open.length - 1]
    if (tag === undefined) around.inside.push(plain(text))
    else if (closing) open.pop()
    else {
      const attributes = Object.fromEntries(
        [...written.matchAll(ATTRIBUTE)].map(([, name, value]) => [name, plain(value)]),
      )
      const shape: Open = { tag, attributes, inside: [] }
      around.inside.push(shape)
      if (!alone) open.push(shape)
    }
  }
  return root.inside
}
