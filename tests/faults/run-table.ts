import type { Application } from './applicants.js';
import type { Kill } from './kills.js';
import type { RunOutcome } from './registration-run.js';

const seconds = (durationMs: number) => `${(durationMs / 1000).toFixed(1)} s`;

/** How long after a kill the first registration was accepted that was begun after it. */
function backAfter({ atMs }: Kill, applications: readonly Application[]): string {
  const ends = applications.filter(({ isAccepted, startedMs }) => isAccepted && startedMs >= atMs).map(({ endedMs }) => endedMs - atMs);
  return ends.length === 0 ? 'never' : seconds(Math.min(...ends));
}

function answersOf(applications: readonly Application[]): string {
  const counts = new Map<string, number>();
  for (const answer of applications.flatMap(({ answers }) => answers)) {
    counts.set(answer, (counts.get(answer) ?? 0) + 1);
  }
  return [...counts].map(([answer, count]) => `${count} × ${answer}`).join(', ');
}

/** The figures of a run, a line each. */
export function runTable({ applications, kills, mails, losses }: RunOutcome): string[] {
  const accepted = applications.filter(({ isAccepted }) => isAccepted);
  const written = new Set(mails.map(({ to }) => to));
  const [startMs = 0] = applications.map(({ startedMs }) => startedMs);
  return [
    `people who registered: ${applications.length}, accepted: ${accepted.length}`,
    `answers: ${answersOf(applications)}`,
    `slowest answer: ${seconds(Math.max(0, ...applications.map(({ slowestMs }) => slowestMs)))}`,
    ...kills.map(
      (kill) => `kill -9 ${kill.name} at ${seconds(kill.atMs - startMs)}: accepted again after ${backAfter(kill, applications)}`,
    ),
    `mails: ${mails.length} to ${written.size} people; repeats with the same Message-ID: ${mails.length - written.size - losses.withAnotherMail.length}`,
    `accepted without a user: ${losses.withoutUser.length}, with several: ${losses.withSeveralUsers.length}`,
    `accepted without a mail: ${losses.withoutMail.length}, with another mail: ${losses.withAnotherMail.length}`,
  ];
}
