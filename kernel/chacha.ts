/** "expand 16-byte k" */
const SIGMA = [0x61707865, 0x3120646e, 0x79622d36, 0x6b206574]

/**
 * One block of ChaCha20 in its form for 128-bit keys: 64-bit counter, 64-bit nonce; words are signed. The sixteen words are kept
 * in local variables, which the compiler holds in registers: several times faster than an array.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a round is written out, since sixteen numbers in variables are far quicker than in an array.
export function chachaBlock(
  out: number[],
  key: readonly number[],
  counter: number,
  nonceLow: number,
  nonceHigh: number,
): void {
  let a0 = SIGMA[0]
  let a1 = SIGMA[1]
  let a2 = SIGMA[2]
  let a3 = SIGMA[3]
  let b0 = key[0] | 0
  let b1 = key[1] | 0
  let b2 = key[2] | 0
  let b3 = key[3] | 0
  let c0 = b0
  let c1 = b1
  let c2 = b2
  let c3 = b3
  let d0 = counter | 0
  let d1 = 0
  let d2 = nonceLow | 0
  let d3 = nonceHigh | 0
  for (let round = 0; round < 10; round++) {
    a0 = (a0 + b0) | 0
    d0 ^= a0
    d0 = (d0 << 16) | (d0 >>> 16)
    c0 = (c0 + d0) | 0
    b0 ^= c0
    b0 = (b0 << 12) | (b0 >>> 20)
    a0 = (a0 + b0) | 0
    d0 ^= a0
    d0 = (d0 << 8) | (d0 >>> 24)
    c0 = (c0 + d0) | 0
    b0 ^= c0
    b0 = (b0 << 7) | (b0 >>> 25)
    a1 = (a1 + b1) | 0
    d1 ^= a1
    d1 = (d1 << 16) | (d1 >>> 16)
    c1 = (c1 + d1) | 0
    b1 ^= c1
    b1 = (b1 << 12) | (b1 >>> 20)
    a1 = (a1 + b1) | 0
    d1 ^= a1
    d1 = (d1 << 8) | (d1 >>> 24)
    c1 = (c1 + d1) | 0
    b1 ^= c1
    b1 = (b1 << 7) | (b1 >>> 25)
    a2 = (a2 + b2) | 0
    d2 ^= a2
    d2 = (d2 << 16) | (d2 >>> 16)
    c2 = (c2 + d2) | 0
    b2 ^= c2
    b2 = (b2 << 12) | (b2 >>> 20)
    a2 = (a2 + b2) | 0
    d2 ^= a2
    d2 = (d2 << 8) | (d2 >>> 24)
    c2 = (c2 + d2) | 0
    b2 ^= c2
    b2 = (b2 << 7) | (b2 >>> 25)
    a3 = (a3 + b3) | 0
    d3 ^= a3
    d3 = (d3 << 16) | (d3 >>> 16)
    c3 = (c3 + d3) | 0
    b3 ^= c3
    b3 = (b3 << 12) | (b3 >>> 20)
    a3 = (a3 + b3) | 0
    d3 ^= a3
    d3 = (d3 << 8) | (d3 >>> 24)
    c3 = (c3 + d3) | 0
    b3 ^= c3
    b3 = (b3 << 7) | (b3 >>> 25)
    a0 = (a0 + b1) | 0
    d3 ^= a0
    d3 = (d3 << 16) | (d3 >>> 16)
    c2 = (c2 + d3) | 0
    b1 ^= c2
    b1 = (b1 << 12) | (b1 >>> 20)
    a0 = (a0 + b1) | 0
    d3 ^= a0
    d3 = (d3 << 8) | (d3 >>> 24)
    c2 = (c2 + d3) | 0
    b1 ^= c2
    b1 = (b1 << 7) | (b1 >>> 25)
    a1 = (a1 + b2) | 0
    d0 ^= a1
    d0 = (d0 << 16) | (d0 >>> 16)
    c3 = (c3 + d0) | 0
    b2 ^= c3
    b2 = (b2 << 12) | (b2 >>> 20)
    a1 = (a1 + b2) | 0
    d0 ^= a1
    d0 = (d0 << 8) | (d0 >>> 24)
    c3 = (c3 + d0) | 0
    b2 ^= c3
    b2 = (b2 << 7) | (b2 >>> 25)
    a2 = (a2 + b3) | 0
    d1 ^= a2
    d1 = (d1 << 16) | (d1 >>> 16)
    c0 = (c0 + d1) | 0
    b3 ^= c0
    b3 = (b3 << 12) | (b3 >>> 20)
    a2 = (a2 + b3) | 0
    d1 ^= a2
    d1 = (d1 << 8) | (d1 >>> 24)
    c0 = (c0 + d1) | 0
    b3 ^= c0
    b3 = (b3 << 7) | (b3 >>> 25)
    a3 = (a3 + b0) | 0
    d2 ^= a3
    d2 = (d2 << 16) | (d2 >>> 16)
    c1 = (c1 + d2) | 0
    b0 ^= c1
    b0 = (b0 << 12) | (b0 >>> 20)
    a3 = (a3 + b0) | 0
    d2 ^= a3
    d2 = (d2 << 8) | (d2 >>> 24)
    c1 = (c1 + d2) | 0
    b0 ^= c1
    b0 = (b0 << 7) | (b0 >>> 25)
  }
  out[0] = (a0 + SIGMA[0]) | 0
  out[1] = (a1 + SIGMA[1]) | 0
  out[2] = (a2 + SIGMA[2]) | 0
  out[3] = (a3 + SIGMA[3]) | 0
  out[4] = (b0 + key[0]) | 0
  out[5] = (b1 + key[1]) | 0
  out[6] = (b2 + key[2]) | 0
  out[7] = (b3 + key[3]) | 0
  out[8] = (c0 + key[0]) | 0
  out[9] = (c1 + key[1]) | 0
  out[10] = (c2 + key[2]) | 0
  out[11] = (c3 + key[3]) | 0
  out[12] = (d0 + counter) | 0
  out[13] = d1
  out[14] = (d2 + nonceLow) | 0
  out[15] = (d3 + nonceHigh) | 0
}
