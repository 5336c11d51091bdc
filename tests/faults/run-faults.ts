import { explain } from '@city-genie/local-stack/processes/stack-error';
import { runRegistrations, wrongAnswers } from './registration-run.js';
import { runTable } from './run-table.js';

const say = (line: string): void => console.log(line);
/** Of a process that ended, the stack also tells the last lines of its log; here they are no news. */
const sayBriefly = (line: string): void => say(line.split('\n', 1)[0] ?? '');

/**
 * `npm run faults`: a minute of registrations while processes and stores are killed. Resolves with the exit code: 1 when something was lost, or
 * refused for good. That a machine is too slow for all of them is no fault.
 */
export async function runFaults(): Promise<number> {
  try {
    const outcome = await runRegistrations({ perSecond: 20, seconds: 60, everySeconds: 12, report: sayBriefly });
    for (const line of runTable(outcome)) {
      say(line);
    }
    const wrong = wrongAnswers(outcome);
    const isWhole = Object.values(outcome.losses).every((emails) => emails.length === 0);
    say(isWhole ? 'Nothing was lost.' : `Lost: ${JSON.stringify(outcome.losses)}`);
    if (wrong.length > 0) {
      say([`Answers that nobody should get: ${wrong.join(', ')}`, ...outcome.failures].join('\n'));
    }
    return isWhole && wrong.length === 0 ? 0 : 1;
  } catch (error) {
    console.error(explain(error));
    return 1;
  }
}
