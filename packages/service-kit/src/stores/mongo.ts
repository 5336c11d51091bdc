import { setTimeout as wait } from 'node:timers/promises';
import mongoose, { type ClientSession, type Connection } from 'mongoose';
import type { Logger } from '../observability/logger.js';

mongoose.set('strictQuery', 'throw');
mongoose.set('sanitizeFilter', true);

const transactionAttempts = 6;
const firstPauseMs = 20;

/** A connection that isn't open yet, so that models can be declared before the store is there. */
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
 * Opens the connection. Every wait is bounded (the driver's own bounds are 30 s or none): a dead server answers within
 * 1.2 s, a stalled one within 2.4 s including the driver's one retry.
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

/** True when a unique index has refused a write, so that somebody else was there before. */
export function isDuplicateKey(error: unknown): boolean {
  return error instanceof mongoose.mongo.MongoServerError && error.code === 11000;
}

function isUnreachable(error: unknown): boolean {
  return error instanceof mongoose.mongo.MongoNetworkError || error instanceof mongoose.mongo.MongoServerSelectionError;
}

function isTransient(error: unknown): boolean {
  return error instanceof mongoose.mongo.MongoError && error.hasErrorLabel('TransientTransactionError');
}

/** Doubling, with jitter: whoever is in the way needs the time of its commit, and those who wait shouldn't meet again. */
function pauseMs(attempt: number): number {
  return firstPauseMs * 2 ** (attempt - 1) * (0.5 + Math.random());
}

/**
 * One transaction, tried at most six times within about a second when MongoDB calls the fault transient (most often a write
 * conflict). The driver's own helper goes on for two minutes, which no caller waits for.
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
      // Aborts what was not committed. A server that doesn't answer isn't waited for a second time.
      const ended = session.endSession();
      if (serverAnswers) {
        await ended;
      }
    }
    await wait(pauseMs(attempt));
  }
}
