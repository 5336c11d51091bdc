import { readBoundedText } from './bounded-body.js';
import { ProviderError } from './provider-error.js';

/** A forecast is about 60 KB. */
export const bodyLimitBytes = 512 * 1024;

export type Download = { status: number; headers: Headers; text: string };

function retryAfterMs(response: Response): number | undefined {
  const text = response.headers.get('retry-after') ?? '';
  return /^\d{1,6}$/.test(text) ? Number(text) * 1000 : undefined;
}

function refusal(response: Response): ProviderError {
  const message = `the provider answered ${response.status}`;
  if (response.status === 429) {
    const afterMs = retryAfterMs(response);
    // Without Retry-After, the breaker alone decides when to ask again.
    return new ProviderError('unavailable', message, afterMs === undefined ? {} : { retryAfterMs: afterMs, isRetryable: true });
  }
  return response.status >= 500 ? new ProviderError('unavailable', message, { isRetryable: true }) : new ProviderError('unusable', message);
}

/**
 * One request for JSON; ends when the signal aborts.
 *
 * @param options.headers among them `user-agent`
 * @param options.accepted the statuses that are no refusal; default: 200
 * @throws ProviderError
 */
export async function download(
  url: URL,
  options: { signal: AbortSignal; headers: Readonly<Record<string, string>>; accepted?: readonly number[] },
): Promise<Download> {
  const { signal, headers, accepted = [200] } = options;
  try {
    // A redirect could lead to any host.
    const response = await fetch(url, { redirect: 'error', signal, headers: { accept: 'application/json', ...headers } });
    if (!accepted.includes(response.status)) {
      await response.body?.cancel();
      throw refusal(response);
    }
    return { status: response.status, headers: response.headers, text: await readBoundedText(response, bodyLimitBytes) };
  } catch (cause) {
    if (cause instanceof ProviderError) {
      throw cause;
    }
    const message = signal.aborted ? 'the provider did not answer in time' : 'the provider could not be reached';
    throw new ProviderError('unavailable', message, { cause, isRetryable: true });
  }
}
