import { mailQueue } from '@city-genie/contracts/internal/job';
import { Redis } from 'ioredis';
import mongoose from 'mongoose';
import { eventually } from '../system/call.js';

const timeoutMs = 30_000;

/** Waits until as many rows of a collection match as are wanted: work that continues after the replies has then ended. */
export async function rowsSettled(
  mongodbUri: string,
  collection: { database: string; name: string; filter: mongoose.mongo.Filter<object> },
  isEnough: (rows: number) => boolean,
): Promise<void> {
  const { database, name, filter } = collection;
  const client = new mongoose.mongo.MongoClient(mongodbUri);
  try {
    await eventually(() => client.db(database).collection(name).countDocuments(filter), isEnough, timeoutMs);
  } finally {
    await client.close();
  }
}

/** Waits until so many mails wait for their next attempt, and none is being sent. */
export async function mailsDelayed(redisUrl: string, mails: number): Promise<void> {
  const redis = new Redis(redisUrl);
  const key = (list: string) => `bull:${mailQueue}:${list}`;
  const counts = async () => [await redis.zcard(key('delayed')), await redis.llen(key('active')), await redis.llen(key('wait'))];
  try {
    await eventually(counts, ([delayed, ...others]) => delayed === mails && others.every((count) => count === 0), timeoutMs);
  } finally {
    redis.disconnect();
  }
}
