import { explain } from '@city-genie/local-stack/processes/stack-error';
import { runRegistrations } from './registration-run.js';
import { runTable } from './run-table.js';

const say = (line: string): void => console.log(line);

/** `npm run faults`: a minute of registrations while processes and stores are killed. Resolves with the exit code: 1 when something was lost. */
export async function runFaults(): Promise<number> {
  try {
    const outcome = await runRegistrations({ perSecond: 20, seconds: 60, everySeconds: 5, report: say });
    for (const line of runTable(outcome)) {
      say(line);
    }
    const isWhole = Object.values(outcome.losses).every((emails) => emails.length === 0);
    say(isWhole ? 'Nothing was lost.' : `Lost: ${JSON.stringify(outcome.losses)}`);
    return isWhole && outcome.applications.every(({ isAccepted }) => isAccepted) ? 0 : 1;
  } catch (error) {
    console.error(explain(error));
    return 1;
  }
}
