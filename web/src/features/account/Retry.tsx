import type { SerializedError } from '@reduxjs/toolkit';
import { type ApiError, serverMessage } from '../../api/error-message.js';

type RetryProps = {
  error: ApiError | SerializedError | undefined;
  /** What is said when the server says nothing. */
  otherwise: string;
  onRetry: () => void;
};

/** In the place of a list that couldn't be looked up. */
export function Retry({ error, otherwise, onRetry }: RetryProps) {
  return (
    <p role="alert">
      {serverMessage(error) ?? otherwise}{' '}
      <button type="button" className="min-h-6 underline underline-offset-4" onClick={onRetry}>
        Try again
      </button>
    </p>
  );
}
