import type { ReportReason } from '@city-genie/contracts/place-report/endpoints';
import { useState } from 'react';
import { FormRefusal } from '../../forms/FormRefusal.js';
import { filledIn } from '../../forms/filled-in.js';
import { Trap } from '../../forms/Trap.js';
import { takeFocus } from '../../forms/take-focus.js';
import { useForm } from '../../forms/use-form.js';
import { Button } from '../../ui/Button.js';
import { Field } from '../../ui/Field.js';
import { Input } from '../../ui/Input.js';
import { Select } from '../../ui/Select.js';
import { reportApi } from './report-api.js';

const reasons: Readonly<Record<ReportReason, string>> = {
  closed: 'It is closed for good',
  hours: 'The hours are wrong',
  location: 'It is somewhere else',
  description: 'The description is wrong',
  other: 'Something else',
};

/** Reports wrong facts about a place to the editors. */
export function ReportForm({ id, name }: { id: string; name: string }) {
  const [thanks, setThanks] = useState<string>();
  const { props, errorOf, refusal, isBusy } = useForm({
    load: async () => {
      const { placeReportRequest } = await import('@city-genie/contracts/place-report/request');
      return {
        schema: placeReportRequest,
        read: filledIn,
        send: (request, dispatch) => dispatch(reportApi.endpoints.reportPlace.initiate({ id, ...request }, { track: false })),
      };
    },
    onSent: ({ reply }) => setThanks(reply.message),
  });

  if (thanks !== undefined) {
    return (
      <p ref={takeFocus} tabIndex={-1} role="status" className="text-small text-good">
        {thanks}
      </p>
    );
  }
  return (
    <form {...props} aria-label={`Report a mistake: ${name}`} className="grid max-w-prose gap-4 text-small">
      <Field label="What is wrong?" error={errorOf('reason')}>
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
      <Field label="What should it say? (optional)" error={errorOf('message')}>
        {(control) => <Input {...control} name="message" maxLength={500} autoComplete="off" />}
      </Field>
      <Trap />
      <FormRefusal refusal={refusal} otherwise="Your report could not be sent. Please try again in a moment." />
      <div>
        <Button type="submit" look="secondary" busy={isBusy}>
          Send report
        </Button>
      </div>
    </form>
  );
}
