import { type WaitlistRequest, waitlistMessages, waitlistRequest } from '@city-genie/contracts/waitlist';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { ApiError } from '../../api/error-message.js';

/** Resolves with the server's refusal, if it refused. */
export type Join = (request: WaitlistRequest) => Promise<ApiError | undefined>;

const fieldNames = ['name', 'email', 'city'] as const;

/** State of the waitlist form. The request's `city` is the picked option, or the typed text when that is Other (D35). */
export function useWaitlistForm(onJoin: Join) {
  const [choice, setChoice] = useState('');
  const form = useForm<WaitlistRequest>({
    resolver: standardSchemaResolver(waitlistRequest),
    defaultValues: { name: '', email: '', city: '', website: '' },
  });
  const { errors, isSubmitting, isSubmitted } = form.formState;
  const other = choice === 'Other';
  const lacksCity = other && form.getValues('city').trim() === '';

  return {
    choice,
    choose: (city: string) => {
      setChoice(city);
      form.setValue('city', city === 'Other' ? '' : city, { shouldValidate: isSubmitted });
    },
    submit: form.handleSubmit(async (request) => {
      const refusal = await onJoin(request);
      for (const name of fieldNames) {
        const message = refusal?.fields?.[name];
        if (message) {
          form.setError(name, { type: 'server', message }, { shouldFocus: true });
        }
      }
    }),
    isSubmitting,
    errors: {
      name: errors.name?.message,
      email: errors.email?.message,
      city: errors.city && lacksCity ? waitlistMessages.cityOther : errors.city?.message,
    },
    // In the order of the form: the first faulty field gets the focus.
    fields: { name: form.register('name'), email: form.register('email'), city: form.register('city'), website: form.register('website') },
  };
}
