import { Link } from 'react-router-dom';
import { Field } from '../../ui/Field.js';
import { Input } from '../../ui/Input.js';
import { useTypedText } from '../../ui/late/use-typed-text.js';
import { standingLink } from '../../ui/link-class.js';
import { Select } from '../../ui/Select.js';
import { actionWords, shortId } from './audit-words.js';
import type { AuditFilterSteps } from './use-audit-filter.js';

/** A date is typed in three parts. */
const pauseMs = 500;

function DayField({ label, day, onDay }: { label: string; day: string; onDay: (day: string) => void }) {
  const [text, type] = useTypedText({ inAddress: day, write: onDay, pauseMs });
  return (
    <Field label={label}>
      {(control) => <Input {...control} type="date" className="tabular-nums" value={text} onChange={({ target }) => type(target.value)} />}
    </Field>
  );
}

/** Whose entries are shown alone, and the way to others. */
function OnlyOne({ steps, usernames }: { steps: AuditFilterSteps; usernames: Readonly<Record<string, string>> }) {
  const { actor, user } = steps.filter;
  const id = actor ?? user;
  if (id === undefined) {
    return null;
  }
  const name = usernames[id] ?? shortId(id);
  const [did, all] = [`what ${name} did`, `what concerns ${name}`];
  const isActor = actor !== undefined;
  return (
    <p className="flex flex-wrap items-center gap-x-5 gap-y-1">
      <strong className="font-semibold wrap-anywhere">Only {isActor ? did : all}</strong>
      <Link to={{ search: isActor ? steps.searchOfUser(id) : steps.searchOfActor(id) }} className={`wrap-anywhere ${standingLink}`}>
        Show {isActor ? all : did}
      </Link>
      <Link to={{ search: steps.searchOfAll }} className={standingLink}>
        Show everybody
      </Link>
    </p>
  );
}

type AuditFiltersProps = {
  steps: AuditFilterSteps;
  /** Every action that the log knows; empty until it is read. */
  actions: readonly string[];
  usernames: Readonly<Record<string, string>>;
};

/** Which entries are shown. */
export function AuditFilters({ steps, actions, usernames }: AuditFiltersProps) {
  const { action = '' } = steps.filter;
  const known = action === '' || actions.includes(action) ? actions : [action, ...actions];
  return (
    <search className="grid gap-4 text-small">
      <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2 lg:max-w-4xl lg:grid-cols-[minmax(0,1fr)_13rem_13rem]">
        <div className="sm:max-lg:col-span-2">
          <Field label="Action">
            {(control) => (
              <Select {...control} value={action} onChange={({ target }) => steps.onlyAction(target.value)}>
                <option value="">All actions</option>
                {known.map((word) => (
                  <option key={word} value={word}>
                    {actionWords(word)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
        <DayField label="From this day (UTC)" day={steps.from} onDay={steps.onlyFrom} />
        <DayField label="To this day (UTC)" day={steps.to} onDay={steps.onlyTo} />
      </div>
      <OnlyOne steps={steps} usernames={usernames} />
    </search>
  );
}
