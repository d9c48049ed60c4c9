/** All that a report needs, in the file itself; colours follow the reader's theme. */
export const STYLE = `
:root { color-scheme: light dark; --ink: #1b2130; --soft: #5a6376; --ground: #fbfaf7; --field: #f0eee8; --edge: #d9d5ca; --band: #cfe6d6;
  --weak: #8a7bd1; --strong: #1f5fa8; --met: #1c6b3c; --missed: #a32020; --unsure: #7a5a00; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8eaf0; --soft: #a3abbd; --ground: #10141d; --field: #1a2030; --edge: #2e374c; --band: #1f4331;
  --weak: #b3a6f2; --strong: #6fb1ff; --met: #7fd6a0; --missed: #ff9a93; --unsure: #e8c56a; } }
* { box-sizing: border-box }
body { margin: 0 auto; padding: 24px 16px 64px; max-width: 1080px; font: 15px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--ground) }
h1 { font-size: 26px; line-height: 1.2; margin: 0 0 4px } h2 { font-size: 20px; margin: 40px 0 8px } h3 { font-size: 16px; margin: 24px 0 6px }
p, li { max-width: 75ch } .soft { color: var(--soft) }
.table { overflow-x: auto; border: 1px solid var(--edge); border-radius: 8px; background: var(--field) }
table { border-collapse: collapse; width: 100% } th, td { padding: 5px 10px; text-align: left; border-top: 1px solid var(--edge); white-space: nowrap; font-variant-numeric: tabular-nums }
tr:first-child > * { border-top: 0 } th { font-weight: 600; color: var(--soft); font-size: 13px } td.n { text-align: right }
.met { color: var(--met) } .missed { color: var(--missed); font-weight: 600 } .unsure { color: var(--unsure) }
svg { display: block; max-width: 100% } .band { fill: var(--band) } .bar { fill: var(--strong) } svg text { fill: var(--soft); font-size: 11px }
.true { stroke: var(--soft) } .level0 line { stroke: var(--weak); stroke-width: 2 } .level0 circle { fill: var(--weak) } .level1 line { stroke: var(--strong); stroke-width: 2 } .level1 circle { fill: var(--strong) }
.key0 { color: var(--weak) } .key1 { color: var(--strong) } code { font-size: 13px; overflow-wrap: anywhere }
.heat { text-align: center }
`
