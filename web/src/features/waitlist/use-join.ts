import type { WaitlistRequest } from '@city-genie/contracts/waitlist/request';
import type { ApiError } from '../../api/error-message.js';
import type { Join } from './use-waitlist-form.js';
import { useJoinWaitlistMutation } from './waitlist-api.js';

function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'status' in error && 'error' in error;
}

/** Sends what the form holds; the toasts come from the app's rules. */
export function useJoin(onJoined: (request: WaitlistRequest) => void): Join {
  const [join] = useJoinWaitlistMutation();
  return async (request) => {
    const { error } = await join(request);
    if (error === undefined) {
      onJoined(request);
      return undefined;
    }
    return isApiError(error) ? error : undefined;
  };
}
