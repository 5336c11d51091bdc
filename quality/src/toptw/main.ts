import { parseArgs } from 'node:util';
import { formatToptw } from './report.js';
import { runToptw } from './run-toptw.js';

const usage = 'Usage: npm run bench:planner -- <folder with instances> [--iterations=3000] [--seeds=1,2,3] [--pattern=^(c|r|rc)1]';

/** `npm run bench:planner`: runs the planner's engine on public instances; resolves with the exit code, 0 when the goals are met. */
export function benchPlanner(args: readonly string[]): number {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        iterations: { type: 'string', default: '3000' },
        seeds: { type: 'string', default: '1,2,3' },
        pattern: { type: 'string', default: '^(c|r|rc)1\\d\\d$' },
      },
    });
    const [folder] = positionals;
    const iterations = Number(values.iterations);
    if (!folder || !Number.isInteger(iterations) || iterations < 1) {
      throw new Error('expected a folder and a whole number of iterations');
    }
    const options = { seeds: values.seeds.split(','), iterations, pattern: new RegExp(values.pattern), nowMs: () => performance.now() };
    const { text, met } = formatToptw(runToptw(folder, options));
    process.stdout.write(`${text}\n`);
    return met ? 0 : 1;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${usage}\n`);
    return 1;
  }
}
