import { Link } from 'react-router-dom';
import { Field } from '../../ui/Field.js';
import { Input } from '../../ui/Input.js';
import { useTypedText } from '../../ui/late/use-typed-text.js';
import { standingLink } from '../../ui/link-class.js';
import { Select } from '../../ui/Select.js';
import { AuditSubject } from './AuditSubject.js';
import { type AuditLogName, auditLogs } from './audit-api.js';
import { nameOfAction } from './audit-sentences.js';
import { longDay } from './audit-words.js';
import { UserLookup } from './UserLookup.js';
import type { AuditFilterSteps } from './use-audit-filter.js';

/** A date is typed in three parts. */
const pauseMs = 500;

type DayFieldProps = { label: string; day: string; onDay: (day: string) => void; error?: string | undefined };

function DayField({ label, day, onDay, error }: DayFieldProps) {
  const [text, type] = useTypedText({ inAddress: day, write: onDay, pauseMs });
  return (
    <Field label={label} error={error}>
      {(control) => <Input {...control} type="date" className="tabular-nums" value={text} onChange={({ target }) => type(target.value)} />}
    </Field>
  );
}

type AuditFiltersProps = {
  /** Username of the acting administrator. */
  username: string;
  steps: AuditFilterSteps;
  /** Every action that the log knows; empty until it is read. */
  actions: readonly string[];
  usernames: Readonly<Record<string, string>>;
  /** What had the focus goes away. */
  onLeft: () => void;
};

function ActionField({ steps, actions }: Pick<AuditFiltersProps, 'steps' | 'actions'>) {
  const { action = '' } = steps.filter;
  const known = action === '' || actions.includes(action) ? actions : [action, ...actions];
  return (
    <Field label="Action">
      {(control) => (
        <Select {...control} value={action} onChange={({ target }) => steps.onlyAction(target.value)}>
          <option value="">All actions</option>
          {known.map((word) => (
            <option key={word} value={word}>
              {nameOfAction(word)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

const logNames: Readonly<Record<AuditLogName, string>> = { accounts: 'Accounts', waitlist: 'Waitlist', places: 'Places' };

function LogField({ steps: { log, openLog } }: Pick<AuditFiltersProps, 'steps'>) {
  return (
    <div className="sm:max-w-56">
      <Field label="Log">
        {(control) => (
          <Select {...control} value={log} onChange={({ target }) => openLog(auditLogs.find((name) => name === target.value) ?? log)}>
            {auditLogs.map((name) => (
              <option key={name} value={name}>
                {logNames[name]}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  );
}

/** Which entries of which log are shown. */
export function AuditFilters({ username, steps, actions, usernames, onLeft }: AuditFiltersProps) {
  const { filter, from, to, isTurnedRound } = steps;
  const tooEarly = isTurnedRound ? `Must be ${longDay(from)} or later` : undefined;
  return (
    <search className="grid gap-4 text-small">
      <LogField steps={steps} />
      <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_12rem_12rem]">
        {/* Anew with another user, so that what was typed and found goes. */}
        <UserLookup key={filter.user ?? filter.actor ?? ''} username={username} searchOf={steps.searchOfUser} onChosen={onLeft} />
        <ActionField steps={steps} actions={actions} />
        <DayField label="From this day (UTC)" day={from} onDay={steps.onlyFrom} />
        <DayField label="To this day (UTC)" day={to} onDay={steps.onlyTo} error={tooEarly} />
      </div>
      <AuditSubject steps={steps} usernames={usernames} onLeft={onLeft} />
      {Object.keys(filter).length > 0 && (
        <p>
          <Link to={{ search: steps.searchOfAll }} onClick={onLeft} className={standingLink}>
            Clear filters
          </Link>
        </p>
      )}
    </search>
  );
}
