/** While the second step of registration is loaded, and while the payment is set up. */
export function PaymentWait() {
  return (
    <p role="status" className="flex items-center gap-3 text-lead">
      <span
        aria-hidden="true"
        className="size-5 shrink-0 rounded-full border-2 border-accent border-r-transparent motion-safe:animate-spin"
      />
      Setting up your payment...
    </p>
  );
}
