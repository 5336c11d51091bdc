import { describe, expect, it } from 'vitest';
import { runRegistrations, wrongAnswers } from './registration-run.js';
import { runTable } from './run-table.js';

/** `npm run faults` is the long run. */
const short = { perSecond: 5, seconds: 15, everySeconds: 3 };

describe('registrations while identity, the mailer, Redis and MongoDB are killed in turn', () => {
  it('are all accepted in the end, each with one user and its mail', async () => {
    const outcome = await runRegistrations({ ...short, report: () => undefined });
    process.stdout.write(`${runTable(outcome).join('\n')}\n`);
    expect(outcome.kills.map(({ name }) => name)).toEqual(['identity', 'mailer', 'redis', 'mongod']);
    expect(outcome.losses).toEqual({ withoutUser: [], withSeveralUsers: [], withoutMail: [], withAnotherMail: [] });
    expect(outcome.failures).toEqual([]);
    expect(wrongAnswers(outcome)).toEqual([]);
    // Whoever repeats a registration whose reply was lost is accepted, too.
    expect(outcome.applications.filter(({ isAccepted }) => !isAccepted)).toEqual([]);
  }, 300_000);
});
