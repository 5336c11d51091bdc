import { type ErrorCode, errorStatus } from '@city-genie/contracts/error/codes';

type Details = {
  /** Messages by field name. */
  fields?: Record<string, string>;
  /** Sent as Retry-After. */
  retryAfterSeconds?: number;
  needsPayment?: boolean;
  cause?: unknown;
};

/** Every deliberate refusal of a service. `message` is shown to people. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: Details;

  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message, { cause: details.cause });
    this.code = code;
    this.status = errorStatus[code];
    this.details = details;
  }
}

/** Whether this is a refusal with this code. */
export function hasCode(error: unknown, code: ErrorCode): error is AppError {
  return error instanceof AppError && error.code === code;
}

/** A 400 for one field of a request; `message` is shown beside the field, or alone where the field isn't shown. */
export function fieldFault(field: string, message: string, cause?: unknown): AppError {
  return new AppError('validation_failed', message, { fields: { [field]: message }, cause });
}

/** Messages for faults on our side: never a cause, an address or a stack. */
export const fixedMessages = {
  internal: 'Something went wrong on our side. Please try again in a moment.',
  unavailable: 'This is temporarily unavailable. Please try again in a moment.',
} as const;

const dependencyErrors = new Set([
  'MongoServerSelectionError',
  'MongooseServerSelectionError',
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoNotConnectedError',
  'MongoTopologyClosedError',
  'MongoWaitQueueTimeoutError',
  'MongoPoolClearedError',
  'PoolClearedError',
  'PoolClearedOnNetworkError',
  'MongoTransactionError',
  'MaxRetriesPerRequestError',
]);

/** MongoDB's labels for errors that may succeed on a retry: a write conflict, a shutdown, a change of the primary. */
const transientLabels = ['TransientTransactionError', 'RetryableWriteError'];

/**
 * MongoDB's codes for what it can't do at the moment: it starts, stops, is being replaced, or had no time. Reads carry no label then
 * (https://www.mongodb.com/docs/manual/reference/error-codes/).
 */
const passingCodes = new Set<unknown>([
  6, // HostUnreachable
  7, // HostNotFound
  24, // LockTimeout
  50, // MaxTimeMSExpired
  89, // NetworkTimeout
  91, // ShutdownInProgress
  112, // WriteConflict
  134, // ReadConcernMajorityNotAvailableYet
  189, // PrimarySteppedDown
  246, // SnapshotUnavailable
  262, // ExceededTimeLimit
  9001, // SocketException
  10107, // NotWritablePrimary
  11600, // InterruptedAtShutdown
  11602, // InterruptedDueToReplStateChange
  13435, // NotPrimaryNoSecondaryOk
  13436, // NotPrimaryOrSecondary
]);

function isTransientInMongo(error: Error): boolean {
  if (error.name.startsWith('Mongo') && 'code' in error && passingCodes.has(error.code)) {
    return true;
  }
  if (!('errorLabels' in error)) {
    return false;
  }
  const { errorLabels } = error;
  return Array.isArray(errorLabels) && transientLabels.some((label) => errorLabels.includes(label));
}

/** True when a store or another service was unreachable or didn't answer in time. */
export function isDependencyError(error: unknown): boolean {
  if (!(error instanceof Error)) {
    return false;
  }
  return (
    dependencyErrors.has(error.name) ||
    isTransientInMongo(error) ||
    /before initial connection is complete|Stream isn't writeable|Command timed out|Connection is closed|ECONNREFUSED|ECONNRESET|ETIMEDOUT|not primary/.test(
      error.message,
    ) ||
    isDependencyError(error.cause)
  );
}
