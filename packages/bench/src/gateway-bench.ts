import { keyFilePath } from '@city-genie/local-stack/keys/key-folder';
import { freePorts } from '@city-genie/local-stack/processes/free-port';
import { serviceSpec } from '@city-genie/local-stack/stack/service-process';
import { gatewayName, services } from '@city-genie/local-stack/stack/services';
import { type Bench, noLimit } from './bench.js';
import type { LoadRequest } from './load.js';
import { measures } from './measures.js';
import { findNginx, nginxSpec } from './peers/nginx.js';
import { peerSpec } from './peers/peer-spec.js';
import { cpuOf, foreignLoadsOf, medianCpu, type Pair, pairRounds, ratesOf, ratiosOf, type Side } from './rounds.js';
import { measured, type Row, without } from './row.js';
import { signIn } from './signed-in.js';

export const gatewayMeasures = [measures.plainRate, measures.guardedRate, measures.plainCpu, measures.guardedCpu];

const names: Record<Side, string> = { ours: 'bench-gateway', peer: 'bench-nginx' };

/** P1 to P3: the gateway against nginx with one worker, both in front of the same tiny service. */
export async function benchGateway(bench: Bench): Promise<Row[]> {
  const nginx = await findNginx(bench.machine);
  if ('missing' in nginx) {
    return without(gatewayMeasures, 'skipped', nginx.missing);
  }
  const urls = await startGateways(bench, nginx.path);
  const session = await signIn(bench.stack.redisUrl, bench.keyFolder);
  bench.report('P1, P3: gateway and nginx, no session');
  const plain = await pairRounds(bench, (side) => ({ url: `${urls[side]}/api/weather/paris`, method: 'GET' }));
  bench.report('P2, P3: gateway with session and rate limit, nginx without');
  const guarded = await pairRounds(
    bench,
    (side): LoadRequest => ({
      url: `${urls[side]}/api/paris/search`,
      method: 'POST',
      headers: session,
      body: { mood: 'romantic-dreamy', timeframe: 'half-day' },
    }),
  );
  return [
    rateRow(measures.plainRate, plain),
    rateRow(measures.guardedRate, guarded),
    cpuRow(measures.plainCpu, plain),
    cpuRow(measures.guardedCpu, guarded),
  ];
}

function rateRow(measure: typeof measures.plainRate | typeof measures.guardedRate, pairs: readonly Pair[]): Row {
  const ratios = ratiosOf(pairs, ({ requestsPerSecond }) => requestsPerSecond);
  return measured(measure, ratios, {
    cpuPerRequest: cpuText(pairs),
    foreignLoads: foreignLoadsOf(pairs),
    remark: ratesOf(pairs, { ours: 'gateway', peer: 'nginx' }),
  });
}

function cpuRow(measure: typeof measures.plainCpu | typeof measures.guardedCpu, pairs: readonly Pair[]): Row {
  const ratios = ratiosOf(pairs, (sample, side) => cpuOf(sample, names[side]));
  return measured(measure, ratios, { cpuPerRequest: cpuText(pairs), foreignLoads: foreignLoadsOf(pairs) });
}

function cpuText(pairs: readonly Pair[]): string {
  const cpu = (side: Side, name: string): string => medianCpu(pairs, side, name).toFixed(0);
  const service = `service ${cpu('ours', 'bench-stub-service')} and ${cpu('peer', 'bench-stub-service')}`;
  return `gateway ${cpu('ours', names.ours)}, nginx ${cpu('peer', names.peer)}; ${service}`;
}

/** A second gateway with the stub as its every service, so that the stack's services don't affect the result. */
async function startGateways(bench: Bench, nginxPath: string): Promise<Record<Side, string>> {
  const [stubPort = 0, nginxPort = 0, gatewayPort = 0] = await freePorts(3);
  const { redisUrl, mongodbUri } = bench.stack;
  const { keyFolder } = bench;
  await bench.start(peerSpec('stub-service', stubPort, { KEYS_FILE: keyFilePath(keyFolder, 'recommendations'), REDIS_URL: redisUrl }));
  await bench.start(nginxSpec(nginxPath, bench.folder, nginxPort, stubPort));
  const gateway = services.find(({ name }) => name === gatewayName);
  if (gateway === undefined) {
    throw new Error('the stack has no gateway');
  }
  const url = `http://127.0.0.1:${gatewayPort}`;
  const upstreams = Object.fromEntries(services.map(({ name }) => [name, `http://127.0.0.1:${stubPort}`]));
  const wiring = { redisUrl, mongodbUri, publicUrl: url, smtpUrl: '', keyFolder, urls: upstreams };
  const env = {
    ...gateway.env(wiring),
    KEYS_FILE: keyFilePath(keyFolder, gatewayName),
    CONNECTIONS_PER_ADDRESS: noLimit,
    REQUESTS_PER_ADDRESS: noLimit,
    LOG_LEVEL: 'warn',
  };
  await bench.start({ ...serviceSpec(gateway, { rootDir: bench.rootDir, isWatching: false, port: gatewayPort, env }), name: names.ours });
  return { ours: url, peer: `http://127.0.0.1:${nginxPort}` };
}
