import { freePorts } from '@city-genie/local-stack/processes/free-port';
import type { Bench } from './bench.js';
import { identity, type LoginLoad, loadLogins, loginLoadOf, loginPath } from './login-load.js';
import { type Storm, stormClients, stormRows, takeStorm } from './login-storm.js';
import { type LoginUsers, registerUsers } from './login-users.js';
import { measures } from './measures.js';
import { peerSpec } from './peers/peer-spec.js';
import { foreignLoadsOf, medianCpu, type Pair, ratesOf, ratiosOf, type Sample, type Side, sampleDuring } from './rounds.js';
import { measured, type Row } from './row.js';
import { inTurn } from './statistics.js';

export const loginMeasures = [measures.loginRate, measures.loginEventLoop, measures.readyDuringLogins];

/** Keeps identity's two turns busy and makes nobody wait long. */
const steadyClients = 16;

/** P10: what a login costs beside its hash, and whether anything else feels a storm of them. */
export async function benchLogins(bench: Bench): Promise<Row[]> {
  bench.report(`P10: logins of ${stormClients} users`);
  const users = await registerUsers(bench.stack, stormClients);
  const pairs = await pairLogins(bench, users);
  const storms: Storm[] = [];
  for (let round = 0; round < bench.rounds; round += 1) {
    storms.push(await takeStorm(bench, users));
  }
  return [loginRow(pairs), ...stormRows(storms)];
}

async function pairLogins(bench: Bench, users: LoginUsers): Promise<Pair[]> {
  const [port = 0] = await freePorts(1);
  const [first] = users.logins;
  await bench.start(peerSpec('raw-argon2', port, { PASSWORD: first?.password, PASSWORD_HASH: users.passwordHash }));
  const loads: Record<Side, () => LoginLoad> = {
    ours: () => loginLoadOf(bench, users, steadyClients),
    peer: () => ({ ...loginLoadOf(bench, users, steadyClients), url: `http://127.0.0.1:${port}${loginPath}` }),
  };
  const pairs: Pair[] = [];
  for (let round = -1; round < bench.rounds; round += 1) {
    const samples = new Map<Side, Sample>();
    for (const side of inTurn<Side>(['ours', 'peer'], Math.abs(round))) {
      samples.set(side, await sampleDuring(bench, () => loadLogins(loads[side](), bench.seconds)));
    }
    const [ours, peer] = [samples.get('ours'), samples.get('peer')];
    // The first round warms both up.
    if (round >= 0 && ours && peer) {
      pairs.push({ ours, peer });
    }
  }
  return pairs;
}

export function loginRow(pairs: readonly Pair[]): Row {
  const cpu = (side: Side, name: string): string => medianCpu(pairs, side, name).toFixed(0);
  return measured(
    measures.loginRate,
    ratiosOf(pairs, ({ requestsPerSecond }) => requestsPerSecond),
    {
      cpuPerRequest: `identity ${cpu('ours', identity)} + mongod ${cpu('ours', 'mongod')}, argon2id alone ${cpu('peer', 'bench-raw-argon2')}`,
      foreignLoads: foreignLoadsOf(pairs),
      remark: `${ratesOf(pairs, { ours: 'logins', peer: 'argon2id alone' })}; ${steadyClients} clients`,
    },
  );
}
