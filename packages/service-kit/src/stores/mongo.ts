import { setTimeout as wait } from 'node:timers/promises';
import mongoose, { type ClientSession, type Connection } from 'mongoose';
import { isBrokenConnection } from '../dependency-error.js';
import type { Logger } from '../observability/logger.js';

mongoose.set('strictQuery', 'throw');
mongoose.set('sanitizeFilter', true);

const transactionAttempts = 6;
const firstPauseMs = 20;

/** A connection that isn't open yet, so that models can be declared before MongoDB is reachable. */
export function createMongo(logger: Logger): Connection {
  const connection = mongoose.createConnection();
  connection.set('bufferCommands', false);
  connection.set('autoIndex', false);
  connection.set('autoCreate', false);
  connection.on('error', (error) => logger.warn({ err: error }, 'mongodb'));
  connection.on('disconnected', () => logger.warn('mongodb disconnected'));
  return connection;
}

/**
 * Opens the connection. Every wait is bounded (the driver's defaults are 30 s or none): a dead server fails within 1.2 s, a stalled one
 * within 2.4 s including the driver's one retry.
 */
export async function openMongo(connection: Connection, uri: string, database: string): Promise<void> {
  if (connection.readyState === mongoose.ConnectionStates.connected) {
    return;
  }
  await connection.openUri(uri, {
    dbName: database,
    autoIndex: false,
    autoCreate: false,
    bufferCommands: false,
    serverSelectionTimeoutMS: 1200,
    connectTimeoutMS: 1200,
    socketTimeoutMS: 1200,
    waitQueueTimeoutMS: 1200,
    heartbeatFrequencyMS: 2000,
    maxPoolSize: 20,
  });
}

/** @throws when MongoDB doesn't answer. */
export async function pingMongo(connection: Connection): Promise<void> {
  if (!connection.db) {
    throw new Error('mongodb is not connected');
  }
  await connection.db.command({ ping: 1 });
}

/** True when a unique index refused a write because the key exists. For collections with several, `duplicateKeyOf` tells which one. */
export function isDuplicateKey(error: unknown): error is mongoose.mongo.MongoServerError {
  return error instanceof mongoose.mongo.MongoServerError && error.code === 11000;
}

/** The name of the unique index that refused a write because the key exists (`_id_` for the id); undefined for every other error. */
export function duplicateKeyOf(error: unknown): string | undefined {
  // MongoDB tells the name only in its message: `E11000 duplicate key error collection: users.users index: email dup key: { … }`.
  return isDuplicateKey(error) ? / index: (\S+)/.exec(error.message)?.[1] : undefined;
}

function isUnreachable(error: unknown): boolean {
  const { MongoNetworkError, MongoServerSelectionError } = mongoose.mongo;
  return error instanceof MongoNetworkError || error instanceof MongoServerSelectionError || isBrokenConnection(error);
}

function isTransient(error: unknown): boolean {
  return error instanceof mongoose.mongo.MongoError && error.hasErrorLabel('TransientTransactionError');
}

/** Exponential backoff with jitter: the conflicting transaction needs time to commit, and those that wait shouldn't collide again. */
function pauseMs(attempt: number): number {
  return firstPauseMs * 2 ** (attempt - 1) * (0.5 + Math.random());
}

/**
 * Runs one transaction, with at most six attempts within about a second when MongoDB calls the fault transient (most often a write
 * conflict). The driver's own helper retries for two minutes, longer than any caller waits.
 */
export async function inTransaction<T>(connection: Connection, work: (session: ClientSession) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const session = await connection.startSession();
    let serverAnswers = true;
    try {
      session.startTransaction({ writeConcern: { w: 'majority', j: true } });
      const result = await work(session);
      await session.commitTransaction();
      return result;
    } catch (error) {
      serverAnswers = !isUnreachable(error);
      if (attempt >= transactionAttempts || !isTransient(error) || !serverAnswers) {
        throw error;
      }
    } finally {
      // Aborts an uncommitted transaction. If the server didn't answer, it isn't waited for again.
      const ended = session.endSession();
      if (serverAnswers) {
        await ended;
      }
    }
    await wait(pauseMs(attempt));
  }
}
