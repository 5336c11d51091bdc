/** What a pin does. */
export function PinnedText() {
  return <p className="text-note text-accent print:hidden">Pinned: stays on Refresh</p>;
}
