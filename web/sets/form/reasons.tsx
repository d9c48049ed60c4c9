/** What is wrong at a field, below it. */
export const Reasons = ({ id, reasons }: { readonly id: string; readonly reasons: readonly string[] }) => (
  <p id={id} className="wrong form-wrong" hidden={reasons.length === 0}>
    {reasons.join(' ')}
  </p>
)
