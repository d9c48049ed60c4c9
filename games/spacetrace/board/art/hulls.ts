/** Outline and lines of the large ships, bow to the right, drawn on 152 by 40. By card. */
interface HullLines {
  readonly outline: string
  readonly lines: string
}

export const HULLS: Readonly<Record<string, HullLines>> = {
  cruiser: {
    outline: 'M6 20 18 9h34l8-4h26l10 5h20l30 10-30 10H96l-10 5H60l-8-4H18Z',
    lines: 'M24 20h106M52 9v22M60 5v30M96 10v20M70 12h14M70 28h14M104 16h14M104 24h14M6 16v8M2 17.5v5',
  },
  heavycruiser: {
    outline: 'M4 20 12 7h26l7-4h34l9 5h26l12 5 20 7-20 7-12 5H88l-9 5H45l-7-4H12Z',
    lines: 'M18 20h118M38 7v26M45 3v34M79 3v34M88 8v24M52 10h20v7H52zM52 23h20v7H52zM98 14h20M98 26h20',
  },
  monitors: {
    outline: 'M14 20 22 8h58l10-3h24l10 7 12 8-12 8-10 7H90l-10-3H22Z',
    lines: 'M26 20h96M80 8v24M90 5v30M34 13h36v14H34zM46 13v14M58 13v14',
  },
  bulwark: {
    outline: 'M8 20 14 4h92l16 3 14 6v14l-14 6-16 3H14Z',
    lines:
      'M24 4v32M46 4v32M68 4v32M90 4v32M112 6v28M14 20h122M30 12h10M52 12h10M74 12h10M30 28h10M52 28h10M74 28h10',
  },
  siegelance: {
    outline: 'M4 20 14 12h22l6-7h22l8 9h30l46 4.6v2.8L102 26H72l-8 9H42l-6-7H14Z',
    lines: 'M20 20h126M42 5v30M64 5v30M72 14v12M102 14v12M48 13h10M48 27h10M112 11l30 5M112 29l30-5',
  },
  apollo: {
    outline: 'M6 20 26 6l22 4 20-6 34 8 44 8-44 8-34 8-20-6-22 4Z',
    lines: 'M30 20h108M48 10v20M68 4v32M102 12v16M78 20a8 8 0 1 0 16 0a8 8 0 1 0-16 0M26 6l10 14-10 14',
  },
  stunner: {
    outline: 'M6 20 16 8h40l10 4h30l10-7 8 3v8l30 4-30 4v8l-8 3-10-7H66l-10 4H16Z',
    lines: 'M22 20h100M56 8v24M66 12v16M96 12v16M120 10q7 10 0 20M128 8q9 12 0 24M28 13h18M28 27h18',
  },
  nova: {
    outline: 'M10 20 20 9h20q8-6 22-6t22 6h30l18 5v12l-18 5H84q-8 6-22 6t-22-6H20Z',
    lines: 'M62 8a12 12 0 1 0 .1 0M62 14v12M56 20h12M92 14h26M92 26h26M24 15h10M24 25h10M114 9v22',
  },
  mothership: {
    outline: 'M6 20 16 6h54l14-4h30l20 10 14 8-14 8-20 10H84l-14-4H16Z',
    lines:
      'M26 11h36v6H26zM26 23h36v6H26zM84 2v36M70 6v28M96 13h18v14H96zM126 20h18M38 11v6M50 11v6M38 23v6M50 23v6',
  },
  battleship: {
    outline: 'M4 20 12 8h28l6-5h40l6 6h24l32 11-32 11H92l-6 6H46l-6-5H12Z',
    lines: 'M20 20h112M46 3v34M86 3v34M92 9v22M54 11h22v18H54zM100 14h20M100 26h20M18 13h16M18 27h16',
  },
  starfort: {
    outline: 'M76 1 98 7l24 4 14 9-14 9-24 4-22 6-22-6-24-4-14-9 14-9 24-4Z',
    lines:
      'M76 8a12 12 0 1 0 .1 0M76 14a6 6 0 1 0 .1 0M30 11l34 9-34 9M122 11 88 20l34 9M76 1v7M76 32v7M54 7l13 5M98 7l-13 5M54 33l13-5M98 33l-13-5',
  },
  dreadnought: {
    outline: 'M2 20 8 5h34l6-4h44l8 4h22l26 12v6l-26 12h-22l-8 4H48l-6-4H8Z',
    lines:
      'M14 20h124M42 5v30M92 1v38M100 5v30M52 7h32v10H52zM52 23h32v10H52zM62 7v10M73 7v10M62 23v10M73 23v10M16 12h18M16 28h18M108 12h16M108 28h16',
  },
}
