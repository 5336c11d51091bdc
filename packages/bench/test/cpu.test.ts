import { describe, expect, it } from 'vitest';
import { type CpuReading, cpuBetween } from '../src/cpu-meter.js';
import { parseMachineStat, parseProcessStat, parseSmapsRollup } from '../src/proc-text.js';

/** Fields 3 to 20 of /proc/PID/stat: user 250, system 50, ended children 7 and 3 ticks. */
const fields = 'S 1 77 77 0 -1 4194304 101 0 0 0 250 50 7 3 20 0 11 0 508234';

describe('parsing /proc', () => {
  it.each(['node', 'a (strange) name', '1 2 3) S 4'])('reads the CPU time of a process named "%s"', (name) => {
    expect(parseProcessStat(`4711 (${name}) ${fields}`)).toEqual({ own: 300, endedChildren: 10 });
  });

  it('rejects a text that is no stat of a process', () => {
    expect(() => parseProcessStat('4711 (node) S 1 77')).toThrow(SyntaxError);
  });

  it('counts user, nice, system and steal time as busy; not idle, iowait and interrupts', () => {
    const text = 'cpu  100 20 30 1000 500 7 9 4 0 0\ncpu0 1 1 1 1 1 1 1 1 0 0\nintr 5\n';
    expect(parseMachineStat(text)).toEqual({ busy: 154, total: 1670 });
  });

  it('rejects a machine stat without a cpu line', () => {
    expect(() => parseMachineStat('intr 5\n')).toThrow(SyntaxError);
  });

  it('reads memory in bytes, and Pss rather than Pss_Dirty', () => {
    const text = '55e5-7fff ---p 00000000 00:00 0  [rollup]\nRss:       2048 kB\nPss_Dirty:   1 kB\nPss:       1024 kB\n';
    expect(parseSmapsRollup(text)).toEqual({ rssBytes: 2_097_152, pssBytes: 1_048_576 });
    expect(() => parseSmapsRollup('Rss: 5 kB\n')).toThrow(SyntaxError);
  });
});

const reading = (busy: number, total: number, self: number, processes: Record<string, number>): CpuReading => ({
  machine: { busy, total },
  self,
  processes: new Map(Object.entries(processes)),
});

describe('cpuBetween', () => {
  it('returns microseconds per process, and the share of the machine used by others', () => {
    const use = cpuBetween(reading(1000, 9000, 50, { gateway: 100, redis: 10 }), reading(1100, 9200, 60, { gateway: 140, redis: 20 }));
    expect(Object.fromEntries(use.micros)).toEqual({ gateway: 400_000, redis: 100_000 });
    // 100 of 200 ticks were busy, 40 + 10 + 10 of them ours.
    expect(use.foreignLoad).toBeCloseTo(0.2);
  });

  it('limits our share to the busy time, since the kernel counts both at different moments', () => {
    expect(cpuBetween(reading(0, 0, 0, { a: 0 }), reading(10, 100, 0, { a: 11 })).foreignLoad).toBe(0);
  });

  it('counts a new process from its start', () => {
    const use = cpuBetween(reading(0, 0, 0, {}), reading(80, 100, 0, { started: 30 }));
    expect(use.micros.get('started')).toBe(300_000);
    expect(use.foreignLoad).toBeCloseTo(0.5);
  });

  it('rejects a process that ended or was restarted', () => {
    const before = reading(0, 0, 0, { gateway: 500 });
    expect(() => cpuBetween(before, reading(1, 2, 0, {}))).toThrow('gateway ended');
    expect(() => cpuBetween(before, reading(1, 2, 0, { gateway: 20 }))).toThrow('gateway ended');
  });
});
