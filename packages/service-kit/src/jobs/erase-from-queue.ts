import type { JobData } from '@city-genie/contracts/internal/job';
import type { Job, Queue } from 'bullmq';

const states = ['wait', 'delayed', 'active', 'failed'] as const;
const batchSize = 100;

function isAbout(job: Job<Partial<JobData> | undefined> | undefined, subjectId: string): boolean {
  return job?.data?.subjectId === subjectId;
}

/**
 * Removes the waiting, delayed and failed jobs about a person. It looks at every job of the queue, a hundred at a time. Call
 * `eraseFromOutbox` first for messages that are still in an outbox.
 *
 * @returns how many jobs were removed, and how many couldn't be, because a worker has them: they are `running`. Those finish within seconds
 * or are retried: call again until there are none
 * @throws when Redis is away; call it again then, too
 */
export async function eraseFromQueue(queue: Queue, subjectId: string): Promise<{ erased: number; running: number }> {
  // All ids at one moment: while the jobs are looked at they move between states in any direction, but keep their ids.
  const ids = await queue.getRanges([...states], 0, -1);
  let erased = 0;
  let running = 0;
  for (let start = 0; start < ids.length; start += batchSize) {
    const batch = await Promise.all(ids.slice(start, start + batchSize).map(async (id) => ({ id, job: await queue.getJob(id) })));
    const own = batch.filter(({ job }) => isAbout(job, subjectId));
    const removed = (await Promise.all(own.map(({ id }) => queue.remove(id)))).filter((code) => code === 1).length;
    erased += removed;
    running += own.length - removed;
  }
  return { erased, running };
}
