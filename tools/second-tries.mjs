/** Names the tests that passed only at the second try: they hang on the moment, and want mending. */
export default class SecondTries {
  names = []

  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky) this.names.push(test.fullName)
  }

  onTestRunEnd() {
    for (const name of this.names) console.warn(`passed only at the second try: ${name}`)
  }
}
