import { readFileSync } from 'node:fs';
import { type MachineTicks, microsPerTick, parseMachineStat, parseProcessStat } from './proc-text.js';

export type Watched = { name: string; pid: number };

/** CPU time since boot, in ticks: of the machine, of each watched process, and of this process with its ended children. */
export type CpuReading = { machine: MachineTicks; processes: ReadonlyMap<string, number>; self: number };

export type CpuUse = {
  /** CPU time of each watched process by name, in microseconds. */
  micros: ReadonlyMap<string, number>;
  /** Share of the machine, 0 to 1, used by other processes. */
  foreignLoad: number;
};

/** @throws ENOENT when a watched process doesn't exist */
export function readCpu(watched: readonly Watched[]): CpuReading {
  const self = parseProcessStat(readFileSync('/proc/self/stat', 'utf8'));
  return {
    machine: parseMachineStat(readFileSync('/proc/stat', 'utf8')),
    processes: new Map(watched.map(({ name, pid }) => [name, parseProcessStat(readFileSync(`/proc/${pid}/stat`, 'utf8')).own])),
    self: self.own + self.endedChildren,
  };
}

/**
 * CPU time between two readings; a process missing in the first counts from its start.
 *
 * @throws RangeError when a process has ended or was restarted
 */
export function cpuBetween(before: CpuReading, after: CpuReading): CpuUse {
  const ticks = new Map([...after.processes].map(([name, end]) => [name, end - (before.processes.get(name) ?? 0)]));
  const lost = [...before.processes.keys()].find((name) => !((ticks.get(name) ?? -1) >= 0));
  if (lost !== undefined) {
    throw new RangeError(`${lost} ended during the measurement`);
  }
  const ours = [...ticks.values()].reduce((sum, used) => sum + used, after.self - before.self);
  const busy = after.machine.busy - before.machine.busy;
  const total = after.machine.total - before.machine.total;
  return {
    micros: new Map([...ticks].map(([name, used]) => [name, used * microsPerTick])),
    foreignLoad: total === 0 ? 0 : Math.min(1, Math.max(0, (busy - ours) / total)),
  };
}
