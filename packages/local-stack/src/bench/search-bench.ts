import { paris } from '@city-genie/city-data/cities/paris';
import { timeframeIds } from '@city-genie/city-data/timeframes';
import { searchReply } from '@city-genie/contracts/search';
import { freePorts } from '../processes/free-port.js';
import type { Bench } from './bench.js';
import { fillCity, fullCity, waitForCatalogue } from './fill-catalogue.js';
import type { LoadRequest } from './load.js';
import { measures } from './measures.js';
import { peerSpec } from './peers/peer-spec.js';
import { foreignLoadsOf, medianCpu, type Pair, pairRounds, ratesOf, ratiosOf, type Side } from './rounds.js';
import { measured, type Row } from './row.js';
import { signedCall } from './signed-in.js';

export const searchMeasures = [measures.searchRate];

const audience = 'recommendations';
const path = `/api/${paris.key}/search`;

/** P5: the search service as it is (rights, rate limit, plan, log) against reading, ranking and sending places of the same database. */
export async function benchSearch(bench: Bench): Promise<Row[]> {
  bench.report(`P5: search and its reference over ${fullCity} places`);
  const [port = 0] = await freePorts(1);
  const { stack, callerKey } = bench;
  await fillCity(stack.mongodbUri, paris.key);
  const urls: Record<Side, string> = { ours: stack.urls[audience] ?? '', peer: `http://127.0.0.1:${port}` };
  const request = (side: Side, round: number): LoadRequest => ({
    url: `${urls[side]}${path}`,
    method: 'POST',
    headers: signedCall(audience, 'POST', path, callerKey),
    body: bodyOf(round),
  });
  await waitForCatalogue(() => catalogueVersion(request('ours', 0)));
  await bench.start(peerSpec('reference-search', port, { MONGODB_URI: stack.mongodbUri }));
  const pairs = await pairRounds(bench, request);
  const ratios = ratiosOf(pairs, ({ requestsPerSecond }) => requestsPerSecond);
  const remark = `${ratesOf(pairs, { ours: 'search', peer: 'reference' })}; ${fullCity} places, shipped ones and copies of them`;
  return [measured(measures.searchRate, ratios, { cpuPerRequest: cpuText(pairs), foreignLoads: foreignLoadsOf(pairs), remark })];
}

/** Another mood and another slot in each round, the same for both sides. */
function bodyOf(round: number): { mood: string; timeframe: string } {
  const mood = paris.moods[round % paris.moods.length] ?? paris.moods[0];
  return { mood, timeframe: timeframeIds[round % timeframeIds.length] ?? 'half-day' };
}

async function catalogueVersion({ url, method, headers = {}, body }: LoadRequest): Promise<string | undefined> {
  const response = await fetch(url, { method, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) });
  return searchReply.parse(await response.json()).plan?.catalogueVersion;
}

function cpuText(pairs: readonly Pair[]): string {
  const cpu = (side: Side, name: string): string => medianCpu(pairs, side, name).toFixed(0);
  const mongod = (side: Side): string => `mongod ${cpu(side, 'mongod')}`;
  return `search ${cpu('ours', audience)} + ${mongod('ours')}, reference ${cpu('peer', 'bench-reference-search')} + ${mongod('peer')}`;
}
