import { connect } from 'node:net';
import mongoose from 'mongoose';
import { acceptsConnection } from '../processes/free-port.js';

const probeTimeoutMs = 5000;

/** Sends PING to a Redis; true when it answers PONG, or asks for a password. Never rejects. */
export function pingRedis(host: string, port: number, timeoutMs = 1000): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: timeoutMs });
    const end = (answer: boolean): void => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => socket.write('PING\r\n'));
    socket.once('data', (reply) => end(/^(\+PONG|-NOAUTH)/.test(reply.toString())));
    socket.once('timeout', () => end(false)).once('error', () => end(false));
  });
}

/** undefined when the Redis at this URL accepts a connection, else why not. */
export async function redisUrlProblem(url: string): Promise<string | undefined> {
  const { protocol, hostname, port } = parse(url) ?? {};
  if (protocol === undefined || hostname === undefined || !/^rediss?:$/.test(protocol)) {
    return 'it is no redis:// or rediss:// address';
  }
  const answers =
    protocol === 'redis:' ? pingRedis(hostname, Number(port || 6379), probeTimeoutMs) : acceptsConnection(hostname, Number(port || 6379));
  return (await answers) ? undefined : 'nobody answers there';
}

/** undefined when the MongoDB at this URL answers and supports transactions, else why not. */
export async function mongoUrlProblem(url: string): Promise<string | undefined> {
  try {
    const client = new mongoose.mongo.MongoClient(url, { serverSelectionTimeoutMS: probeTimeoutMs });
    const hello = await client
      .db('admin')
      .command({ hello: 1 })
      .finally(() => client.close());
    const hasTransactions = hello.setName !== undefined || hello.msg === 'isdbgrid';
    return hasTransactions ? undefined : 'it is no replica set; transactions need one (mongod --replSet, one node is enough)';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function parse(url: string): URL | undefined {
  return URL.canParse(url) ? new URL(url) : undefined;
}
