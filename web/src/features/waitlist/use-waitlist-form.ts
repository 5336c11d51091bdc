import { waitlistMessages } from '@city-genie/contracts/waitlist/endpoints';
import { type WaitlistRequest, waitlistRequest } from '@city-genie/contracts/waitlist/request';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { ApiError } from '../../api/error-message.js';
import type { LiveWaitlistForm, WaitlistDraft } from './waitlist-view.js';

/** Resolves with the server's refusal, if it refused. */
export type Join = (request: WaitlistRequest) => Promise<ApiError | undefined>;

const fieldNames = ['name', 'email', 'city'] as const;
const nothing: WaitlistDraft = { name: '', email: '', city: '', choice: '', pressed: false };

const requestOf = ({ name, email, city, choice }: WaitlistDraft): WaitlistRequest => ({
  name,
  email,
  city: choice === 'Other' ? city : choice,
  website: '',
});

/** State of the waitlist form. The request's `city` is the picked option, or the typed text when that is Other. */
export function useWaitlistForm(onJoin: Join, draft = nothing): LiveWaitlistForm & { clear: () => void } {
  const [choice, setChoice] = useState(draft.choice);
  const form = useForm<WaitlistRequest>({ resolver: standardSchemaResolver(waitlistRequest), defaultValues: requestOf(draft) });
  const { errors, isSubmitting, isSubmitted } = form.formState;
  const other = choice === 'Other';
  const lacksCity = other && form.getValues('city').trim() === '';

  return {
    view: {
      choice,
      choose: (city: string) => {
        setChoice(city);
        form.setValue('city', city === 'Other' ? '' : city, { shouldValidate: isSubmitted });
      },
      isSubmitting,
      errors: {
        name: errors.name?.message,
        email: errors.email?.message,
        city: errors.city && lacksCity ? waitlistMessages.cityOther : errors.city?.message,
      },
      // In the order of the form: the first faulty field gets the focus.
      fields: {
        name: form.register('name'),
        email: form.register('email'),
        city: form.register('city'),
        website: form.register('website'),
      },
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
    clear: () => {
      setChoice('');
      form.reset(requestOf(nothing));
    },
  };
}
