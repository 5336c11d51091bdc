import { Check, Circle } from 'lucide-react';

export type Requirement = { id: string; label: string; isMet: boolean };

/** A list of requirements that are ticked off one by one, by a sign and in words, not by colour alone. */
export function Requirements({ items }: { items: readonly Requirement[] }) {
  return (
    <ul className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
      {items.map(({ id, label, isMet }) => (
        <li key={id} className={`flex items-start gap-2 ${isMet ? 'text-good' : ''}`}>
          {isMet ? (
            <Check aria-hidden="true" className="mt-[0.2em] size-4 shrink-0" />
          ) : (
            <Circle aria-hidden="true" className="mt-[0.35em] ml-0.5 size-3 shrink-0" />
          )}
          <span className={isMet ? '' : 'pl-0.5'}>
            {label}
            <span className="sr-only">{isMet ? ': done' : ': to do'}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
