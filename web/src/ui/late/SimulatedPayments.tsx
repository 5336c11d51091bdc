/** Wherever something can be paid, while payments are only played. */
export function SimulatedPayments() {
  return (
    <p className="rounded-control border-2 border-dashed border-accent bg-wash px-4 py-3 text-small text-pretty wrap-anywhere">
      <strong className="font-semibold">Payments are simulated. Nothing is charged.</strong> Test card:{' '}
      <span className="tabular-nums">4242 4242 4242 4242</span>, with any date to come and any code.
    </p>
  );
}
