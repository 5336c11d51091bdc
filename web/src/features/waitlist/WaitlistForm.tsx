import { type WaitlistRequest, waitlistCities, waitlistMessages, waitlistRequest } from '@city-genie/contracts/waitlist';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { ApiError } from '../../api/error-message.js';
import { Button } from '../../ui/Button.js';
import { controlClass, Field } from '../../ui/Field.js';

type WaitlistFormProps = {
  /** Resolves with the server's refusal, if it refused. */
  onJoin: (request: WaitlistRequest) => Promise<ApiError | undefined>;
};

const fieldNames = ['name', 'email', 'city'] as const;

/** Name, e-mail and city; on Other the typed city takes the option's place (D35). */
export function WaitlistForm({ onJoin }: WaitlistFormProps) {
  const [choice, setChoice] = useState('');
  const form = useForm<WaitlistRequest>({
    resolver: standardSchemaResolver(waitlistRequest),
    defaultValues: { name: '', email: '', city: '', website: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const other = choice === 'Other';

  const choose = (city: string) => {
    setChoice(city);
    form.setValue('city', city === 'Other' ? '' : city, { shouldValidate: form.formState.isSubmitted });
  };

  const submit = form.handleSubmit(async (request) => {
    const refusal = await onJoin(request);
    for (const name of fieldNames) {
      const message = refusal?.fields?.[name];
      if (message) {
        form.setError(name, { type: 'server', message }, { shouldFocus: true });
      }
    }
  });

  const emptyOther = other && errors.city && form.getValues('city').trim() === '';
  const cityError = emptyOther ? waitlistMessages.cityOther : errors.city?.message;
  // In the order of the form: the first faulty field gets the focus.
  const nameField = form.register('name');
  const emailField = form.register('email');
  const { ref: cityRef, ...cityField } = form.register('city');

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-5 grid gap-4">
      <Field label="Name" error={errors.name?.message}>
        {(control) => <input {...control} {...nameField} autoComplete="name" className={controlClass} />}
      </Field>
      <Field label="Email" error={errors.email?.message}>
        {(control) => <input {...control} {...emailField} type="email" autoComplete="email" className={controlClass} />}
      </Field>
      <Field label="City" error={other ? undefined : cityError}>
        {(control) => (
          <select
            {...control}
            ref={other ? undefined : cityRef}
            value={choice}
            onChange={(event) => choose(event.target.value)}
            className={controlClass}
          >
            <option value="" disabled>
              Choose a city
            </option>
            {waitlistCities.map((city) => (
              <option key={city}>{city}</option>
            ))}
          </select>
        )}
      </Field>
      {other && (
        <Field label="Which city?" error={cityError}>
          {(control) => <input {...control} {...cityField} ref={cityRef} className={controlClass} />}
        </Field>
      )}
      {/* A trap for programs that fill every field; people neither see nor reach it. */}
      <div aria-hidden="true" className="hidden">
        <label>
          Website
          <input {...form.register('website')} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <Button type="submit" aria-disabled={isSubmitting} onClick={(event) => isSubmitting && event.preventDefault()} className="mt-2">
        {isSubmitting ? 'Joining…' : 'Join the Waitlist'}
      </Button>
    </form>
  );
}
