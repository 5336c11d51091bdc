import type { JobData } from '@city-genie/contracts/internal/job';
import type { Job, Queue } from 'bullmq';

const states = ['wait', 'delayed', 'active', 'failed'] as const;
const batchSize = 100;

type AnyJob = Job<Partial<JobData> | undefined> | undefined;

/**
 * Removes the waiting, delayed and failed jobs about these people. It looks at every job of the queue once, a hundred at a time, however
 * many people they are. Call `eraseFromOutbox` first for messages that are still in an outbox.
 *
 * @returns how many jobs were removed, and the people of whom a job couldn't be, because a worker has it: they are `running`. Such a job
 * finishes within seconds or is retried: call again until there is none
 * @throws when Redis is away; call it again then, too
 */
export async function eraseFromQueue(
  queue: Queue,
  subjectIds: ReadonlySet<string>,
): Promise<{ erased: number; running: ReadonlySet<string> }> {
  const running = new Set<string>();
  let erased = 0;

  async function eraseJob(id: string): Promise<void> {
    const job: AnyJob = await queue.getJob(id);
    const subjectId = job?.data?.subjectId;
    if (subjectId === undefined || !subjectIds.has(subjectId)) {
      return;
    }
    if ((await queue.remove(id)) === 1) {
      erased += 1;
    } else {
      running.add(subjectId);
    }
  }

  // All ids at one moment: while the jobs are looked at they move between states in any direction, but keep their ids.
  const ids = subjectIds.size === 0 ? [] : await queue.getRanges([...states], 0, -1);
  for (let start = 0; start < ids.length; start += batchSize) {
    await Promise.all(ids.slice(start, start + batchSize).map(eraseJob));
  }
  return { erased, running };
}
