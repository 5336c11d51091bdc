import { useState } from 'react';
import { Field } from '../../ui/Field.js';
import { Input } from '../../ui/Input.js';
import { dateRange, startProblem } from './start-times.js';

type StartFieldsProps = {
  city: string;
  startAt: string;
  now: string;
  onPick: (startAt: string) => void;
  /** Whether the typed start can be planned; called on every change. */
  onReach: (inReach: boolean) => void;
};

/**
 * Date and time of a start. Incomplete input stays in local state; a start that can be planned is passed on. The form around them must
 * not be sent otherwise.
 */
export function StartFields({ city, startAt, now, onPick, onReach }: StartFieldsProps) {
  const [draft, setDraft] = useState({ date: startAt.slice(0, 10), time: startAt.slice(11) });
  const { min, max } = dateRange(now);
  const problem = startProblem(`${draft.date}T${draft.time}`, now, city);

  const change = (part: Partial<typeof draft>) => {
    const next = { ...draft, ...part };
    const start = `${next.date}T${next.time}`;
    const inReach = !startProblem(start, now, city);
    setDraft(next);
    onReach(inReach);
    if (inReach) {
      onPick(start);
    }
  };

  return (
    <div className="mt-5 grid max-w-md gap-4 sm:grid-cols-[3fr_2fr]">
      <Field label="Date" error={problem}>
        {(control) => (
          <Input
            {...control}
            type="date"
            required
            min={min}
            max={max}
            value={draft.date}
            onChange={(event) => change({ date: event.target.value })}
            className="tabular-nums"
          />
        )}
      </Field>
      <Field label="Time">
        {(control) => (
          <Input
            {...control}
            type="time"
            required
            min={draft.date === min ? now.slice(11) : undefined}
            value={draft.time}
            onChange={(event) => change({ time: event.target.value })}
            className="tabular-nums"
          />
        )}
      </Field>
    </div>
  );
}
