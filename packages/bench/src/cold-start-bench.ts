import { setTimeout as delay } from 'node:timers/promises';
import { keyFilePath } from '@city-genie/local-stack/keys/key-folder';
import { endProcesses } from '@city-genie/local-stack/processes/end-processes';
import { freePorts } from '@city-genie/local-stack/processes/free-port';
import { identify } from '@city-genie/local-stack/processes/identity';
import type { ManagedProcess, ProcessSpec } from '@city-genie/local-stack/processes/managed-process';
import { serviceSpec } from '@city-genie/local-stack/stack/service-process';
import { type ServiceDefinition, services, type Wiring } from '@city-genie/local-stack/stack/services';
import type { Bench } from './bench.js';
import { cpuBetween, readCpu } from './cpu-meter.js';
import { coldStartMeasure, measures } from './measures.js';
import { peerSpec } from './peers/peer-spec.js';
import { measured, type Row } from './row.js';
import { inTurn, median, pairedRatios } from './statistics.js';

const floor = 'bare Fastify';
const graceMs = 10_000;
const pollMs = 10;
/** Nothing listens there, and no mail is waiting. */
const noSmtp = 'smtp://127.0.0.1:9';

type Start = { cpuMs: number; foreignLoad: number };

/** P15: CPU from the start of each process to its first 200 from /readyz, with stores running and migrated, against bare Fastify. */
export async function benchColdStart(bench: Bench): Promise<Row[]> {
  bench.report('P15: cold starts');
  const starts = new Map<string, Start[]>();
  for (let round = 0; round < bench.rounds; round += 1) {
    for (const definition of inTurn([undefined, ...services], round)) {
      const name = definition?.name ?? floor;
      starts.set(name, [...(starts.get(name) ?? []), await startOnce(bench, await specOf(bench, definition))]);
    }
  }
  return coldStartRows(starts);
}

/** Without a definition: bare Fastify. */
async function specOf(bench: Bench, definition: ServiceDefinition | undefined): Promise<ProcessSpec> {
  const [port = 0] = await freePorts(1);
  if (definition === undefined) {
    return peerSpec('bare-fastify', port, {});
  }
  const { stack, keyFolder, rootDir } = bench;
  const wiring: Wiring = { ...stack, publicUrl: stack.url, smtpUrl: noSmtp, keyFolder };
  const env = { ...definition.env(wiring), KEYS_FILE: keyFilePath(keyFolder, definition.name), LOG_LEVEL: 'error' };
  const spec = serviceSpec(definition, { rootDir, isWatching: false, port, env });
  return { ...spec, name: `bench-cold-${definition.name}` };
}

async function startOnce(bench: Bench, spec: ProcessSpec): Promise<Start> {
  const before = readCpu(bench.processes());
  const started = await bench.start(spec);
  const { micros, foreignLoad } = cpuBetween(before, readCpu(bench.processes()));
  await end(started);
  return { cpuMs: (micros.get(spec.name) ?? Number.NaN) / 1000, foreignLoad };
}

async function end(process: ManagedProcess): Promise<void> {
  const pid = process.pid();
  const identity = pid === undefined ? undefined : identify(pid);
  process.letGo();
  if (identity !== undefined) {
    await endProcesses([{ ...identity, name: process.spec.name, kind: process.spec.kind }], { graceMs });
  }
  // It has ended, but its exit event may be late; until then it would count as running.
  while (process.pid() !== undefined) {
    await delay(pollMs);
  }
}

/** A row per process and one for their sum; the baseline's starts are under `bare Fastify`. */
export function coldStartRows(starts: ReadonlyMap<string, readonly Start[]>): Row[] {
  const cpuOf = (name: string): number[] => (starts.get(name) ?? []).map(({ cpuMs }) => cpuMs);
  const bare = cpuOf(floor);
  const names = services.map(({ name }) => name);
  const rows = names.map((name) => {
    const foreignLoads = (starts.get(name) ?? []).map(({ foreignLoad }) => foreignLoad);
    const remark = `${median(cpuOf(name)).toFixed(0)} ms, ${floor} ${median(bare).toFixed(0)} ms`;
    return measured(coldStartMeasure(name), pairedRatios(cpuOf(name), bare), { foreignLoads, remark });
  });
  const sums = bare.map((_, round) => names.reduce((sum, name) => sum + (cpuOf(name)[round] ?? Number.NaN), 0));
  const foreignLoads = [...starts.values()].flat().map(({ foreignLoad }) => foreignLoad);
  return [...rows, measured(measures.coldStartSum, pairedRatios(sums, bare), { foreignLoads, remark: `${median(sums).toFixed(0)} ms` })];
}
