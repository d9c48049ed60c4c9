/** The tables of a TrueType font, by their names. */
export function tablesOf(file: Buffer): Map<string, Buffer> {
  const tables = new Map<string, Buffer>()
  for (let at = 0; at < file.readUInt16BE(4); at++) {
    const entry = 12 + 16 * at
    const from = file.readUInt32BE(entry + 8)
    tables.set(
      file.toString('latin1', entry, entry + 4),
      file.subarray(from, from + file.readUInt32BE(entry + 12)),
    )
  }
  return tables
}

/** Tables behind a directory, each on a multiple of four. */
export function written(flavour: number, tables: ReadonlyMap<string, Buffer>): Uint8Array {
  const names = [...tables.keys()].sort()
  const head = Buffer.alloc(12 + 16 * names.length)
  head.writeUInt32BE(flavour, 0)
  head.writeUInt16BE(names.length, 4)
  const parts: Buffer[] = [head]
  let at = head.length
  for (const [index, name] of names.entries()) {
    const table = tables.get(name)!
    const entry = 12 + 16 * index
    head.write(name, entry, 'latin1')
    head.writeUInt32BE(at, entry + 8)
    head.writeUInt32BE(table.length, entry + 12)
    const padding = Buffer.alloc((4 - (table.length % 4)) % 4)
    parts.push(table, padding)
    at += table.length + padding.length
  }
  return Buffer.concat(parts)
}
