import { describe, expect, it } from 'vitest';
import { paymentTable } from './payment-table.js';

const file = (name: string, ...statuses: string[]) => ({
  name: `/somewhere/${name}`,
  startTime: 1000,
  endTime: 61_000,
  assertionResults: statuses.map((status) => ({
    fullName: `a ${status} one`,
    status,
    failureMessages: status === 'failed' ? ['why'] : [],
  })),
});
const titles = { model: 'sequences', killed: 'kills' };

describe('the table of payments', () => {
  it('says what passed, and how long it took', () => {
    const testResults = [file('killed.int.test.ts', 'passed'), file('model.int.test.ts', 'passed', 'passed')];
    const lines = ['sequences: 2 of 2 passed, in 60 s', 'kills: 1 of 1 passed, in 60 s'];
    expect(paymentTable({ testResults }, titles)).toEqual({ lines, isWell: true });
  });

  it('says what failed, and why', () => {
    const testResults = [file('killed.int.test.ts', 'passed', 'failed'), file('model.int.test.ts', 'passed')];
    const { lines, isWell } = paymentTable({ testResults }, titles);
    expect(lines.slice(1)).toEqual(['kills: 1 of 2 passed, in 60 s', '✖ a failed one', 'why']);
    expect(isWell).toBe(false);
  });

  it('isn’t well when something did not run', () => {
    const testResults = [file('model.int.test.ts'), file('killed.int.test.ts', 'skipped')];
    expect(paymentTable({ testResults }, titles).isWell).toBe(false);
    expect(paymentTable({ testResults: [] }, titles)).toEqual({
      lines: ['sequences: did not run', 'kills: did not run'],
      isWell: false,
    });
  });
});
