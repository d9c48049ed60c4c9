/** How much the results of a search vary. Where all are much alike, small differences count. */
export class Spread {
  private n = 0
  private mean = 0
  private squares = 0

  add(result: number): void {
    const off = result - this.mean
    this.mean += off / ++this.n
    this.squares += off * (result - this.mean)
  }

  get deviation(): number {
    return Math.sqrt(this.squares / Math.max(1, this.n - 1))
  }
}
