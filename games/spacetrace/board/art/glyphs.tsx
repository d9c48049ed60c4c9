import './signs.css'

/** One picture for every tactic, commander and reinforcement, in thin lines on 120 by 60. */
const MINES = Array.from({ length: 40 }, (_, at) => {
  const [x, y] = [12 + (at % 10) * 10.6, 10 + Math.floor(at / 10) * 13]
  return `M${(x - 3).toFixed(1)} ${y}h6M${x.toFixed(1)} ${y - 3}v6`
}).join('')

const STAR = 'M60 8l5 11 12 1.5-9 8 2.5 12L60 34.5 49.5 40.5 52 28.5l-9-8L55 19Z'

/** Strong lines, then faint ones. */
const GLYPHS: Readonly<Record<string, readonly [string, string]>> = {
  repairs: ['M40 30a20 20 0 1 0 40 0a20 20 0 1 0-40 0M60 20v20M50 30h20', 'M28 30h6M86 30h6M60 2v4M60 54v4'],
  rescue: [
    'M22 36q38 26 76 0M60 46V16M48 26l12-12 12 12',
    'M30 12h.1M42 8h.1M78 8h.1M90 12h.1M30 22h.1M90 22h.1',
  ],
  counter: ['M26 30h50M64 18l14 12-14 12M94 12v36M86 12h16M86 48h16', 'M12 30h6M106 30h6'],
  bombard: ['M12 48q40-44 82-18M84 22l12 9-14 6M100 44a10 10 0 1 0 .1 0', 'M12 54h40M20 58h20'],
  minefield: [MINES, ''],
  static: ['M16 34l14-18 6 22 12-28 8 36 12-34 8 26 10-18 8 12h10', 'M10 52h100M20 6h80'],
  overdrive: [
    'M34 42a28 28 0 1 1 52 0M60 32 78 15M56 32a4 4 0 1 0 8 0a4 4 0 1 0-8 0',
    'M30 28l6 2M40 13l4 5M60 6v6M90 28l-6 2M48 52h24',
  ],
  vanguard: ['M70 12 102 30 70 48l8-18ZM18 20l16 10-16 10M40 20l16 10-16 10', 'M8 10v40'],
  coreshot: [
    'M36 30a24 24 0 1 0 48 0a24 24 0 1 0-48 0M54 30a6 6 0 1 0 12 0a6 6 0 1 0-12 0M8 30h38',
    'M74 30h38M60 2v12M60 46v12',
  ],
  rift: ['M64 2 52 20l14 8-18 12 12 4-8 14M40 12q-24 18 0 36M80 12q24 18 0 36', 'M24 30H8M112 30H96'],
  scouts: ['M24 50 60 30M60 30a8 8 0 1 0 .1 0M36 12a34 34 0 0 1 54 30', 'M44 20a22 22 0 0 1 34 18M12 54h24'],
  raid: ['M22 16h42v28H22zM22 26h42M43 16v28M70 30h32M90 20l12 10-12 10', 'M10 50h60'],
  scuttle: ['M18 38h66l14-14H36L24 30ZM54 24l6-16 6 16', 'M10 50q10-6 20 0t20 0 20 0 20 0 20 0'],
  muster: ['M30 12h26v38H30zM64 12h26v38H64zM43 24v14M36 31h14M77 24v14M70 31h14', 'M20 56h80'],
  orlova: [`${STAR}M38 24H14l8 6H10l10 6h22M82 24h24l-8 6h12l-10 6H78`, 'M40 50h40'],
  brandt: [`${STAR}M14 20l12 10-12 10M28 20l12 10-12 10M106 20 94 30l12 10M92 20 80 30l12 10`, 'M40 50h40'],
  ishida: [`${STAR}M10 30h26M30 22l8 8-8 8M110 30H84M90 22l-8 8 8 8`, 'M40 50h40'],
  varga: [`${STAR}M14 34l10-8 10 8M14 42l10-8 10 8M86 34l10-8 10 8M86 42l10-8 10 8`, 'M40 50h40'],
  nkemelu: [`${STAR}M34 14q-12 14 0 28M24 8q-18 20 0 40M86 14q12 14 0 28M96 8q18 20 0 40`, 'M40 52h40'],
  solberg: [`${STAR}M12 14h20v28H12zM88 14h20v28H88zM16 18h20v28M84 46V18h20`, 'M44 52h32'],
  recruits: ['M44 42l16-12 16 12', ''],
  crews: ['M44 34l16-12 16 12M44 46l16-12 16 12', ''],
  veterans: ['M44 26l16-12 16 12M44 38l16-12 16 12M44 50l16-12 16 12', ''],
  levy: ['M20 40l16-12 16 12M52 30l8-6 8 6M68 40l16-12 16 12M44 48l16-12 16 12', 'M14 52h92'],
  convoy: ['M14 24h26v18H14zM46 24h26v18H46zM78 28h20l10 8v6H78z', 'M10 50h100'],
  reserve: ['M60 6 92 18v16q0 14-32 22-32-8-32-22V18ZM60 18v20M50 28h20', ''],
}

export function Glyph({ card }: { readonly card: string }) {
  const [strong, faint] = GLYPHS[card] ?? [STAR, '']
  return (
    <svg className="sp-glyph" viewBox="0 0 120 60" aria-hidden="true">
      <path d={strong} strokeWidth={strong.length > 600 ? 1.4 : 2} />
      <path className="sp-glyph-faint" d={faint} />
    </svg>
  )
}
