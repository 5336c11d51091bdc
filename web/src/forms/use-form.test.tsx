import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import type { ApiError } from '../api/error-message.js';
import { makeStore } from '../app/store.js';
import { Field } from '../ui/Field.js';
import { CheckField } from '../ui/late/CheckField.js';
import { FormRefusal } from './FormRefusal.js';
import type { FormRules } from './form-rules.js';
import { useForm } from './use-form.js';

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'Who?'), z.maxLength(5, 'Shorter')),
  town: z.string().check(z.minLength(1, 'Where?')),
});
type Request = z.infer<typeof schema>;
type Rules = FormRules<Request, string>;

function TownForm({ load, onRefused }: { load: () => Promise<Rules>; onRefused: (refusal: ApiError) => void }) {
  const { props, errorOf, refusal, isBusy } = useForm({ load, onSent: ({ form }) => form.reset(), onRefused });
  return (
    <form {...props} aria-busy={isBusy}>
      <Field label="Name" error={errorOf('name')}>
        {(control) => <input {...control} name="name" />}
      </Field>
      <Field label="Town" error={errorOf('town')}>
        {(control) => <input {...control} name="town" />}
      </Field>
      <button type="submit">Send</button>
      <FormRefusal refusal={refusal} otherwise="Failed" />
    </form>
  );
}

/** The form with a server that answers with these refusals in turn, then with success. */
function setup({ refusals = [], load }: { refusals?: ApiError[]; load?: (rules: Rules) => Promise<Rules> } = {}) {
  const requests: Request[] = [];
  const rules: Rules = {
    schema,
    send: async (request) => {
      requests.push(request);
      const error = refusals.shift();
      return error ? { error } : { data: 'Thank you' };
    },
  };
  const onRefused = vi.fn();
  const { container } = render(
    <Provider store={makeStore()}>
      <TownForm load={async () => (load ? load(rules) : rules)} onRefused={onRefused} />
    </Provider>,
  );
  const fill = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } });
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  return { form: container.querySelector('form'), requests, onRefused, fill, press };
}

afterEach(() => void vi.unstubAllGlobals());

describe('useForm', () => {
  it('sends the fields’ values as parsed by the schema', async () => {
    const { requests, fill, press } = setup();
    fill('Name', ' Ada ');
    fill('Town', 'Rome');
    press();
    await waitFor(() => expect(requests).toEqual([{ name: 'Ada', town: 'Rome' }]));
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue(''));
  });

  it('shows no error before the first press, then the first error of each field, updated on every change', async () => {
    const { requests, fill, press } = setup();
    fill('Name', 'Adalbert');
    expect(screen.queryByText('Shorter')).not.toBeInTheDocument();
    fill('Name', '  ');
    press();
    expect(await screen.findByText('Who?')).toBeInTheDocument();
    expect(screen.getByText('Where?')).toBeInTheDocument();
    expect(screen.getByLabelText('Name')).toHaveFocus();
    fill('Name', 'Adalbert');
    expect(screen.getByText('Shorter')).toBeInTheDocument();
    fill('Name', 'Ada');
    expect(screen.queryByText('Shorter')).not.toBeInTheDocument();
    press();
    await waitFor(() => expect(screen.getByLabelText('Town')).toHaveFocus());
    expect(requests).toEqual([]);
  });

  it('is busy from the first press on, and sends once', async () => {
    let letCome = () => {};
    const come = new Promise<void>((resolve) => {
      letCome = resolve;
    });
    const { form, requests, fill, press } = setup({ load: (rules) => come.then(() => rules) });
    fill('Name', 'Ada');
    fill('Town', 'Rome');
    press();
    press();
    expect(form).toHaveAttribute('aria-busy', 'true');
    fill('Town', 'Oslo');
    await act(async () => letCome());
    await waitFor(() => expect(form).toHaveAttribute('aria-busy', 'false'));
    expect(requests).toEqual([{ name: 'Ada', town: 'Oslo' }]);
  });

  it('can be pressed again when its rules failed to load', async () => {
    let isAway = true;
    const { requests, onRefused, fill, press } = setup({
      load: async (rules) => {
        if (isAway) {
          throw new Error('away');
        }
        return rules;
      },
    });
    fill('Name', 'Ada');
    fill('Town', 'Rome');
    expect(onRefused).not.toHaveBeenCalled();
    press();
    expect(await screen.findByRole('alert')).toHaveTextContent('City Genie could not be reached. Please try again in a moment.');
    expect(onRefused).toHaveBeenCalledTimes(1);
    isAway = false;
    press();
    await waitFor(() => expect(requests).toEqual([{ name: 'Ada', town: 'Rome' }]));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });

  it.each(['read', 'send'] as const)('reports a fault in %s, says that sending failed, and can be pressed again', async (part) => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const fault = new Error('broken');
    let isBroken = true;
    const breakIn = (name: string) => {
      if (isBroken && name === part) {
        isBroken = false;
        throw fault;
      }
    };
    const { form, requests, onRefused, fill, press } = setup({
      load: async (rules) => ({
        ...rules,
        read: (fields) => {
          breakIn('read');
          return Object.fromEntries(fields);
        },
        send: async (...sent) => {
          breakIn('send');
          return rules.send(...sent);
        },
      }),
    });
    fill('Name', 'Ada');
    fill('Town', 'Rome');
    press();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed');
    expect(form).toHaveAttribute('aria-busy', 'false');
    expect(report).toHaveBeenCalledExactlyOnceWith(fault);
    expect(onRefused).toHaveBeenCalledTimes(1);
    press();
    await waitFor(() => expect(requests).toEqual([{ name: 'Ada', town: 'Rome' }]));
  });

  it('keeps quiet when the user has cancelled a step-up', async () => {
    const { form, requests, onRefused, fill, press } = setup({ refusals: [{ status: 403, error: '403', code: 'step_up_required' }] });
    fill('Name', 'Ada');
    fill('Town', 'Rome');
    press();
    await waitFor(() => expect(requests).toHaveLength(1));
    await waitFor(() => expect(form).toHaveAttribute('aria-busy', 'false'));
    expect(onRefused).not.toHaveBeenCalled();
    expect(screen.queryByText('Failed')).not.toBeInTheDocument();
    press();
    await waitFor(() => expect(requests).toHaveLength(2));
  });

  it('keeps the values when the server refuses, and each message until its field changes', async () => {
    const fields = { name: 'Taken', town: 'Unknown' };
    const { fill, press } = setup({ refusals: [{ status: 400, error: '400', message: 'Please check', fields }] });
    fill('Name', 'Ada');
    fill('Town', 'Rome');
    press();
    expect(await screen.findByText('Taken')).toBeInTheDocument();
    expect(screen.getByLabelText('Name')).toHaveFocus();
    expect(screen.getByLabelText('Name')).toHaveValue('Ada');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    fill('Town', 'Oslo');
    expect(screen.queryByText('Unknown')).not.toBeInTheDocument();
    expect(screen.getByText('Taken')).toBeInTheDocument();
  });

  it('says what a refusal has about fields that it doesn’t ask for', async () => {
    const fields = { name: 'Taken', plan: 'No such plan', country: 'Not served' };
    const { onRefused, fill, press } = setup({ refusals: [{ status: 400, error: '400', message: 'Taken', fields }] });
    fill('Name', 'Ada');
    fill('Town', 'Rome');
    press();
    expect(await screen.findByText('Taken')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent(/^No such plan Not served$/);
    expect(onRefused).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ status: 400, message: 'Taken' }),
      expect.any(HTMLFormElement),
    );
    fill('Name', 'Eva');
    expect(screen.getByRole('alert')).toHaveTextContent('No such plan');
  });

  it('loads its rules on the first interaction', async () => {
    const load = vi.fn(async (rules: Rules) => rules);
    setup({ load });
    expect(load).not.toHaveBeenCalled();
    await userEvent.click(screen.getByLabelText('Town'));
    expect(load).toHaveBeenCalled();
  });
});

const consent = z.object({ terms: z.literal('on', 'Please accept') });

function ConsentForm({ onSent }: { onSent: (request: z.infer<typeof consent>) => void }) {
  const { props, errorOf } = useForm({
    load: async () => ({ schema: consent, send: async (request: z.infer<typeof consent>) => ({ data: request }) }),
    onSent: ({ reply }) => onSent(reply),
  });
  return (
    <form {...props}>
      <CheckField label="I accept" name="terms" error={errorOf('terms')} />
      <button type="submit">Send</button>
    </form>
  );
}

describe('a checkbox in a form', () => {
  it('is read as `on`, and is missing while it isn’t ticked', async () => {
    const user = userEvent.setup();
    const onSent = vi.fn();
    render(
      <Provider store={makeStore()}>
        <ConsentForm onSent={onSent} />
      </Provider>,
    );
    const box = screen.getByRole('checkbox', { name: 'I accept' });
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Please accept')).toBeInTheDocument();
    expect(box).toHaveFocus();
    expect(box).toHaveAccessibleDescription('Please accept');
    await user.click(box);
    expect(screen.queryByText('Please accept')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(onSent).toHaveBeenCalledExactlyOnceWith({ terms: 'on' }));
  });
});
