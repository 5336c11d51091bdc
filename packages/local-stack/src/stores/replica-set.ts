import { setTimeout as delay } from 'node:timers/promises';
import mongoose from 'mongoose';
import { StackError } from '../processes/stack-error.js';

export const replicaSetName = 'rs0';

const notYetInitialized = 94;
const primaryTimeoutMs = 30_000;
const pollMs = 25;

/**
 * Makes the mongod at this port the primary of its one-node replica set: initiates the set the first time; later, when the port has
 * changed, gives the set its new address. Data is kept.
 *
 * @throws StackError when it doesn't become primary within 30 s
 */
export async function ensurePrimary(port: number): Promise<void> {
  const host = `127.0.0.1:${port}`;
  const client = new mongoose.mongo.MongoClient(`mongodb://${host}/?directConnection=true`, { serverSelectionTimeoutMS: primaryTimeoutMs });
  const deadline = Date.now() + primaryTimeoutMs;
  try {
    while (!(await isPrimary(client.db('admin'), host))) {
      if (Date.now() > deadline) {
        throw new StackError(`mongod runs, but did not become primary within ${primaryTimeoutMs / 1000} s.`);
      }
      await delay(pollMs);
    }
  } finally {
    await client.close();
  }
}

/** Gives the set this address if it has another one. A mongod that finds itself out of its set closes all connections: that isn't the end. */
async function isPrimary(admin: AdminDatabase, host: string): Promise<boolean> {
  try {
    await setAddress(admin, host);
    const hello: { isWritablePrimary?: boolean } = await admin.command({ hello: 1 });
    return hello.isWritablePrimary === true;
  } catch (error) {
    if (error instanceof mongoose.mongo.MongoNetworkError) {
      return false;
    }
    throw error;
  }
}

async function setAddress(admin: AdminDatabase, host: string): Promise<void> {
  const config = await readConfig(admin);
  if (config === undefined) {
    await admin.command({ replSetInitiate: { _id: replicaSetName, members: [{ _id: 0, host }] } });
  } else if (config.members.length !== 1 || config.members[0]?.host !== host) {
    const { term: _, ...rest } = config;
    const moved = { ...rest, version: config.version + 1, members: [{ _id: 0, host }] };
    await admin.command({ replSetReconfig: moved, force: true });
  }
}

type AdminDatabase = ReturnType<mongoose.mongo.MongoClient['db']>;
type ReplicaSetConfig = { _id: string; version: number; term?: number; members: { _id: number; host: string }[] };

async function readConfig(admin: AdminDatabase): Promise<ReplicaSetConfig | undefined> {
  try {
    const reply: { config?: ReplicaSetConfig } = await admin.command({ replSetGetConfig: 1 });
    return reply.config;
  } catch (error) {
    if (error instanceof mongoose.mongo.MongoServerError && error.code === notYetInitialized) {
      return undefined;
    }
    throw error;
  }
}
