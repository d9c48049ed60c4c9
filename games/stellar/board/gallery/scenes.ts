// Written positions that show much at once
export const CONCEPT = `
  scenario 2
  S1(3:2) –
  S2(4:3 1:6) –
  S3(2:1) –
  S4(5:-5 5:6 3:3F) –
  S5(4:4) –
  A hand Ro Fo
  A fleet Wr Cr Sl
  B hand Sl Fl
  B fleet Ki Me Wr
  A discard Fo Me De
  B discard Fo Cr Ki De
  A won 4:4 1:5 2:2
  B won 4:4 3:2F 2:1 2:1F`

export const CONCEPT_MOVES = [
  'A: Ro@3~',
  'A: -',
  'B: Sl@4~',
  'B: -',
  'A: Fo@4',
  'A: -',
  'B: Fl@2~',
  'B: -',
  'A: Sl@2~',
  'A: -',
  'B: Me@5',
  'B: Me<Ki~',
  'B: -',
]

export const TRIO = `
  S1(3:2 2:1) A (Sl) | B (Fo) | C [Ro]
  S2(4:3 1:6 1:2) B (Cr) [Me] | C (Wr+A)
  S3(2:1 1:3) A [Fo] | C (Ki)
  S4(5:-5 5:6) A (Ki+B) [Wr]
  S5(4:4) B [Fl]
  A hand Ro Cr
  A fleet De
  B hand Sl Ki
  B fleet Ki
  C hand Fo De
  C fleet Sl Fl`

export const QUARTET = `
  S1(3:2 2:1) A (Sl) | B (Fo) | C [Ro] | D (Wr)
  S2(4:3 1:6) B (Cr) [Me] | C (Wr+A) [Fo] [Ro] | D [Fo]
  S3(2:1 1:3) A [Fo] | D (Ki)
  S4(5:-5+A 5:6+A) A (Ki+B) [Wr] | C (Me)
  A hand Ro Cr
  A fleet De Fl
  A discard Sl Me
  B hand Sl Ki
  B fleet Ki
  B discard Fl De
  C hand Fo De
  C fleet Sl Fl
  D hand De Fl
  D fleet Sl
  D discard Cr`

export const CROWD = `
  S1(1:3) A (Sl)
  S2(2:1F) B (Fo) [Wr]
  S3(3:2) A [Fo] [Wr] [Ro]
  S4(4:3) B (Cr)
  S5(5:-5+A) A (Ki) | B [Ro]
  S6(1:2) B [Me]
  S7(2:2) –
  S8(3:3) C (Sl)
  S9(4:4 3:2F) A [Me] | C (Ro)
  A hand Cr Fl
  A fleet De
  B hand Sl Ki
  C hand Fo De`
