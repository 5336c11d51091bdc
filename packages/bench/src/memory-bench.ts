import { readFileSync } from 'node:fs';
import type { Bench } from './bench.js';
import type { Watched } from './cpu-meter.js';
import { type LoadRequest, runLoad } from './load.js';
import { measures } from './measures.js';
import { type Memory, parseSmapsRollup } from './proc-text.js';
import { measured, type Row } from './row.js';
import { signIn } from './signed-in.js';

export const memoryMeasures = [measures.memory];

/** Stands in for a mail provider; not part of the product. */
const standIn = 'maildev';
const signUps = 200;
const requestsOfEach = 2000;
const bytesPerMegabyte = 1024 * 1024;

/** P14: RSS and PSS of all processes and both stores, after a load on every call through the gateway. */
export async function benchMemory(bench: Bench): Promise<Row[]> {
  bench.report('P14: memory after load');
  const { stack, signal, connections } = bench;
  const site = stack.urls.gateway ?? '';
  const signUp = { name: 'Bench', email: 'bench-[<id>]-x@city-genie.example', city: 'London' };
  const waitlist: LoadRequest = { url: `${site}/api/waitlist`, method: 'POST', body: signUp };
  await runLoad(waitlist, { connections: 8, until: { requests: signUps }, signal, tolerance: 1 });
  for (const request of requestsOf(site, await signIn(stack.redisUrl, bench.keyFolder))) {
    await runLoad(request, { connections, until: { requests: requestsOfEach }, signal, tolerance: 1 });
  }
  const memory = stack.processes().flatMap(({ name, pid }) => (pid === undefined || name === standIn ? [] : [{ name, pid }]));
  return [memoryRow(memory.map((process) => ({ name: process.name, ...readMemory(process) })))];
}

function requestsOf(site: string, session: Record<string, string>): LoadRequest[] {
  const search = { mood: 'romantic-dreamy', timeframe: 'half-day' };
  return [
    { url: `${site}/`, method: 'GET' },
    { url: `${site}/api/weather/paris`, method: 'GET' },
    { url: `${site}/api/paris/search`, method: 'POST', headers: session, body: search },
  ];
}

function readMemory({ pid }: Watched): Memory {
  return parseSmapsRollup(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'));
}

function memoryRow(processes: readonly (Memory & { name: string })[]): Row {
  const megabytes = (read: (memory: Memory) => number): number =>
    processes.reduce((sum, process) => sum + read(process), 0) / bytesPerMegabyte;
  const each = processes
    .toSorted((a, b) => b.rssBytes - a.rssBytes)
    .map(({ name, rssBytes }) => `${name} ${(rssBytes / bytesPerMegabyte).toFixed(0)}`);
  const remark = `sum of PSS ${megabytes(({ pssBytes }) => pssBytes).toFixed(0)} MB; RSS of each: ${each.join(', ')}`;
  return measured(measures.memory, [megabytes(({ rssBytes }) => rssBytes)], { remark });
}
