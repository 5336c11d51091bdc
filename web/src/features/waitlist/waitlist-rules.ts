import { type WaitlistRequest, waitlistRequest } from '@city-genie/contracts/waitlist/request';
import type { FormRules } from '../../forms/form-rules.js';
import { waitlistApi } from './waitlist-api.js';

/** The typed city, else the selected one; "Other" alone is refused with the right message. */
function readWaitlist(fields: FormData): unknown {
  const typed = String(fields.get('city') ?? '').trim();
  return { ...Object.fromEntries(fields), city: typed || (fields.get('choice') ?? undefined) };
}

/** The rules of the waitlist forms. */
export const waitlistRules: FormRules<WaitlistRequest, unknown> = {
  schema: waitlistRequest,
  read: readWaitlist,
  send: (request, dispatch) => dispatch(waitlistApi.endpoints.joinWaitlist.initiate(request, { track: false })),
};
