import type { JobData } from '@city-genie/contracts/internal/job';
import type { Job, Queue } from 'bullmq';

const batchSize = 100;

function isAbout({ data }: Job<Partial<JobData> | undefined>, subjectId: string): boolean {
  return data?.subjectId === subjectId;
}

/** @returns how many were erased. Newest first: jobs leave at the other end, so that none is passed over when they do. */
async function eraseState(queue: Queue, state: 'wait' | 'delayed' | 'failed', subjectId: string): Promise<number> {
  let erased = 0;
  for (let start = 0; ; ) {
    const jobs = await queue.getJobs([state], start, start + batchSize - 1);
    if (jobs.length === 0) {
      return erased;
    }
    const ids = jobs.filter((job) => isAbout(job, subjectId)).flatMap(({ id }) => id ?? []);
    const removed = (await Promise.all(ids.map((id) => queue.remove(id)))).reduce((sum, count) => sum + count, 0);
    erased += removed;
    start += jobs.length - removed;
  }
}

/**
 * Removes the jobs about somebody that wait, that will be tried again and that were given up. It looks at every job of the queue, a hundred
 * at a time. Messages that still lie in an outbox are erased there, and first (`eraseFromOutbox`).
 *
 * @returns how many it has removed, and how many are `running`: these are over within seconds or come back to be tried again, so whoever has to
 * be sure calls again until there are none
 * @throws when Redis is away; calling it again is right then, too
 */
export async function eraseFromQueue(queue: Queue, subjectId: string): Promise<{ erased: number; running: number }> {
  // A job goes this way, so that one which moves on in the meantime is met further on.
  const early = (await eraseState(queue, 'delayed', subjectId)) + (await eraseState(queue, 'wait', subjectId));
  const running = (await queue.getActive()).filter((job) => isAbout(job, subjectId)).length;
  const late = (await eraseState(queue, 'delayed', subjectId)) + (await eraseState(queue, 'failed', subjectId));
  return { erased: early + late, running };
}
