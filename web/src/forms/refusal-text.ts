import type { Refusal } from './send-form.js';

/** The code of a refusal for which the site itself is at fault. */
export const faultCode = 'fault';

/**
 * Why a form was refused, in one text; `otherwise` is said when the server says nothing. Without a reply nobody knows what the server
 * would have said.
 */
export function refusalText({ status, code, message, unplacedMessage }: Refusal, otherwise: string): string {
  const unreached = 'City Genie could not be reached. Please try again in a moment.';
  return unplacedMessage ?? message ?? (status === 0 && code !== faultCode ? unreached : otherwise);
}
