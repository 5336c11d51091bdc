import type { ReportReason } from '@city-genie/contracts/place-report/endpoints';
import { type FormEvent, useState } from 'react';
import { type ApiError, serverMessage } from '../../api/error-message.js';
import { Button } from '../../ui/Button.js';
import { Field } from '../../ui/Field.js';
import { Input } from '../../ui/Input.js';
import { Select } from '../../ui/Select.js';
import { useReportPlaceMutation } from './report-api.js';

const reasons: Readonly<Record<ReportReason, string>> = {
  closed: 'It is closed for good',
  hours: 'The hours are wrong',
  location: 'It is somewhere else',
  description: 'The description is wrong',
  other: 'Something else',
};

const reasonOf = (value: FormDataEntryValue | null): ReportReason | undefined =>
  (['closed', 'hours', 'location', 'description', 'other'] as const).find((reason) => reason === value);

const fieldsOf = (error: unknown): ApiError['fields'] =>
  typeof error === 'object' && error !== null && 'fields' in error ? { ...Object(error.fields) } : undefined;

/** Tells the editors what is wrong with a place. The server's own words say what is missing in the form. */
export function ReportForm({ id, name }: { id: string; name: string }) {
  const [report, { isLoading, error, data }] = useReportPlaceMutation();
  const [noReason, setNoReason] = useState(false);
  const fields = fieldsOf(error);

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const reason = reasonOf(form.get('reason'));
    setNoReason(!reason);
    if (reason && !isLoading) {
      const [message, website] = [String(form.get('message') ?? '').trim(), String(form.get('website') ?? '')];
      void report({ id, reason, ...(message && { message }), ...(website && { website }) });
    }
  };

  if (data) {
    return (
      <p role="status" className="text-small text-good">
        {data.message}
      </p>
    );
  }
  return (
    <form onSubmit={send} noValidate aria-label={`Report a mistake: ${name}`} className="grid max-w-prose gap-4 text-small">
      <Field label="What is wrong?" error={noReason ? 'Please choose what is wrong' : fields?.reason}>
        {(control) => (
          <Select {...control} name="reason" defaultValue="">
            <option value="">Please choose</option>
            {Object.entries(reasons).map(([reason, text]) => (
              <option key={reason} value={reason}>
                {text}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="What should it say? (optional)" error={fields?.message}>
        {(control) => <Input {...control} name="message" maxLength={500} autoComplete="off" />}
      </Field>
      {/* People never see this field; robots fill it. */}
      <div className="hidden">
        <label>
          Website
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {error !== undefined && !fields && (
        <p role="alert" className="text-danger">
          {serverMessage(error) ?? 'Your report could not be sent. Please try again in a moment.'}
        </p>
      )}
      <div>
        <Button type="submit" look="secondary" busy={isLoading}>
          Send report
        </Button>
      </div>
    </form>
  );
}
