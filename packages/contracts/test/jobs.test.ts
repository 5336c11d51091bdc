import { expect, it } from 'vitest';
import type { JobDefinition } from '../src/internal/job.js';
import { mailJobs } from '../src/internal/mail-jobs.js';

const jobs: readonly JobDefinition[] = Object.values(mailJobs);

it('no queue has two jobs of one name', () => {
  const names = jobs.map(({ queue, name }) => `${queue} ${name}`);
  expect(names).toEqual([...new Set(names)]);
});
