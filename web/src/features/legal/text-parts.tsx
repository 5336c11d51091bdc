/** A list of sentences, with the bullets in the margin. */
export function Bullets({ items }: { items: readonly string[] }) {
  return (
    <ul className="grid list-disc gap-y-2 pl-5 marker:text-accent">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

/** Names on the left, text on the right; stacked on phones. */
export function Ledger({ rows }: { rows: readonly { name: string; text: string; aside?: string }[] }) {
  return (
    <dl className="border-b border-line">
      {rows.map(({ name, text, aside }) => (
        <div key={name} className="grid gap-x-6 border-t border-line py-3 sm:grid-cols-[11rem_minmax(0,1fr)]">
          <dt className="font-medium wrap-anywhere">{name}</dt>
          <dd>{text}</dd>
          {aside && <dd className="mt-1 text-small text-ink-soft sm:col-start-2">{aside}</dd>}
        </div>
      ))}
    </dl>
  );
}
