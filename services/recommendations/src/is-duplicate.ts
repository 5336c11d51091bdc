import mongoose from 'mongoose';

/** MongoDB refused a row because a unique index, or that of the ids, has one like it. */
export function isDuplicate(error: unknown): boolean {
  return error instanceof mongoose.mongo.MongoServerError && error.code === 11000;
}
