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

/** What the system says of a connection: stores' clients pass it on as it is when they write to one that the other side has just ended. */
const connectionCodes = new Set<unknown>([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'ETIMEDOUT',
  'EPIPE',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

/** True when the system couldn't open a connection, or found it broken. */
export function isBrokenConnection(error: unknown): boolean {
  return error instanceof Error && 'code' in error && connectionCodes.has(error.code);
}

/** True when a store or another service was unreachable or didn't answer in time. */
export function isDependencyError(error: unknown): boolean {
  if (!(error instanceof Error)) {
    return false;
  }
  return (
    dependencyErrors.has(error.name) ||
    isTransientInMongo(error) ||
    isBrokenConnection(error) ||
    /before initial connection is complete|Stream isn't writeable|Command timed out|Connection is closed|ECONNREFUSED|ECONNRESET|ETIMEDOUT|not primary/.test(
      error.message,
    ) ||
    isDependencyError(error.cause)
  );
}
