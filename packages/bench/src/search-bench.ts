import { paris } from '@city-genie/city-data/cities/paris';
import { timeframeIds } from '@city-genie/city-data/timeframes';
import { keyFilePath } from '@city-genie/local-stack/keys/key-folder';
import { freePorts } from '@city-genie/local-stack/processes/free-port';
import mongoose from 'mongoose';
import type { Bench } from './bench.js';
import type { LoadRequest } from './load.js';
import { measures } from './measures.js';
import { type PeerScript, peerSpec } from './peers/peer-spec.js';
import { cpuOf, foreignLoadsOf, medianCpu, type Pair, pairRounds, ratesOf, ratiosOf, type Side } from './rounds.js';
import { type Measure, measured, type Row } from './row.js';
import { signedCall } from './signed-in.js';
import { median } from './statistics.js';

export const searchMeasures = [measures.searchRate, measures.searchCpu, measures.searchOwnCpu];

/** The search service's name, as an audience and as a process. */
export const audience = 'recommendations';
export const searchPath = `/api/${paris.key}/search`;

const bytesPerKilobyte = 1000;

/**
 * P5 and P6: the search service (caller check, rate limit, remembered plan, log) against a reference that reads, ranks and sends places of
 * the same database, and against prepared replies of bare Fastify and of a service with the same checks. All requests of a round are equal,
 * so its plan is made once.
 */
export async function benchSearch(bench: Bench): Promise<Row[]> {
  const places = await countPlaces(bench.stack.mongodbUri);
  bench.report(`P5: search and its reference over ${places} places`);
  const withReference = await pairWith(bench, 'reference-search');
  bench.report('P6: search and ready replies');
  const withReply = await pairWith(bench, 'precomputed-reply');
  const REPLY_BYTES = String(Math.round(bytesOf(withReply, 'ours')));
  return [rateRow(withReference, places), cpuRow(withReply), ownCpuRow(await pairWith(bench, 'checked-reply', { REPLY_BYTES }))];
}

async function countPlaces(mongodbUri: string): Promise<number> {
  const connection = await mongoose.createConnection(mongodbUri, { dbName: audience }).asPromise();
  try {
    return await connection.collection('catalogue').countDocuments({ city: paris.key, kind: 'place' });
  } finally {
    await connection.close();
  }
}

async function pairWith(bench: Bench, peer: PeerScript, env: NodeJS.ProcessEnv = {}): Promise<Pair[]> {
  const { stack, keyFolder } = bench;
  const [port = 0] = await freePorts(1);
  // It answers in the name of the search service.
  const keys = { KEYS_FILE: keyFilePath(keyFolder, audience) };
  await bench.start(peerSpec(peer, port, { MONGODB_URI: stack.mongodbUri, REDIS_URL: stack.redisUrl, ...keys, ...env }));
  const urls: Record<Side, string> = { ours: stack.urls[audience] ?? '', peer: `http://127.0.0.1:${port}` };
  return pairRounds(
    bench,
    (side, round): LoadRequest => ({
      url: `${urls[side]}${searchPath}`,
      method: 'POST',
      headers: signedCall(audience, 'POST', searchPath, keyFolder),
      body: bodyOf(round),
    }),
  );
}

/** Another mood and slot in each round, the same for both sides. */
function bodyOf(round: number): { mood: string; timeframe: string } {
  const mood = paris.moods[round % paris.moods.length] ?? paris.moods[0];
  return { mood, timeframe: timeframeIds[round % timeframeIds.length] ?? 'half-day' };
}

function rateRow(pairs: readonly Pair[], places: number): Row {
  const cpu = (side: Side, name: string): string => medianCpu(pairs, side, name).toFixed(0);
  const mongod = (side: Side): string => `mongod ${cpu(side, 'mongod')}`;
  return measured(
    measures.searchRate,
    ratiosOf(pairs, ({ requestsPerSecond }) => requestsPerSecond),
    {
      cpuPerRequest: `search ${cpu('ours', audience)} + ${mongod('ours')}, reference ${cpu('peer', 'bench-reference-search')} + ${mongod('peer')}`,
      foreignLoads: foreignLoadsOf(pairs),
      remark: `${ratesOf(pairs, { ours: 'search', peer: 'reference' })}; ${places} shipped places, plans remembered`,
    },
  );
}

/** P6, against the prepared reply. */
export function cpuRow(pairs: readonly Pair[]): Row {
  const sizes = `search sends ${kilobytes(pairs, 'ours')} KB and checks caller, rate limit and body`;
  const remark = `${sizes}; the ready reply is ${kilobytes(pairs, 'peer')} KB and checks nothing`;
  return cpuRowOf(measures.searchCpu, pairs, { peer: 'bench-precomputed-reply', remark });
}

/** P6, against the prepared reply of a service with the same checks: the search's own cost. */
export function ownCpuRow(pairs: readonly Pair[]): Row {
  return cpuRowOf(measures.searchOwnCpu, pairs, { peer: 'bench-checked-reply', remark: `both send ${kilobytes(pairs, 'ours')} KB` });
}

function cpuRowOf(measure: Measure, pairs: readonly Pair[], { peer, remark }: { peer: string; remark: string }): Row {
  const names: Record<Side, string> = { ours: audience, peer };
  const cpu = (side: Side): string => medianCpu(pairs, side, names[side]).toFixed(0);
  const ratios = ratiosOf(pairs, (sample, side) => cpuOf(sample, names[side]));
  const cpuPerRequest = `search ${cpu('ours')}, ready reply ${cpu('peer')}`;
  return measured(measure, ratios, { cpuPerRequest, foreignLoads: foreignLoadsOf(pairs), remark });
}

const bytesOf = (pairs: readonly Pair[], side: Side): number => median(pairs.map((pair) => pair[side].replyBytes));
const kilobytes = (pairs: readonly Pair[], side: Side): string => (bytesOf(pairs, side) / bytesPerKilobyte).toFixed(1);
