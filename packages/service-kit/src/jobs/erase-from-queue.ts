import type { JobData } from '@city-genie/contracts/internal/job';
import type { Job, Queue } from 'bullmq';

const batchSize = 100;

function isAbout({ data }: Job<Partial<JobData> | undefined>, subjectId: string): boolean {
  return data?.subjectId === subjectId;
}

/** @returns how many were erased. Newest first: jobs leave at the other end, so none is skipped when they do. */
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
 * Removes the waiting, delayed and failed jobs about a person. It scans the whole queue, a hundred jobs at a time. Call `eraseFromOutbox`
 * first for messages that are still in an outbox.
 *
 * @returns how many jobs were removed, and how many are `running`. Those finish within seconds or are retried: call again until there are
 * none
 * @throws when Redis is away; call it again then, too
 */
export async function eraseFromQueue(queue: Queue, subjectId: string): Promise<{ erased: number; running: number }> {
  // Jobs move in this order, so a job that moves on meanwhile is found in a later state.
  const early = (await eraseState(queue, 'delayed', subjectId)) + (await eraseState(queue, 'wait', subjectId));
  const running = (await queue.getActive()).filter((job) => isAbout(job, subjectId)).length;
  const late = (await eraseState(queue, 'delayed', subjectId)) + (await eraseState(queue, 'failed', subjectId));
  return { erased: early + late, running };
}
