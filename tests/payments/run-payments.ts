import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { explain } from '@city-genie/local-stack/processes/stack-error';
import { paymentTable, testReport } from './payment-table.js';

const say = (line: string): void => console.log(line);
const folder = 'services/billing/test';
const files = [`${folder}/model.int.test.ts`, `${folder}/killed.int.test.ts`];

/** The long run; `npm test` has a short one. What is set already counts instead. */
const longRun = { PAYMENT_SEQUENCES: '2000', PAYMENT_ACTS: '10', PAYMENT_SEED: '1', PAYMENT_KILL_STRIDE: '1' };

/**
 * `npm run payments`: two thousand sequences of what people, Stripe and the clock do, and billing killed at every step of its acts. Takes
 * the better part of an hour. Resolves with the exit code: 1 when anything was lost, done twice, or open without payment.
 */
export async function runPayments(rootDir: string): Promise<number> {
  const results = mkdtempSync(join(tmpdir(), 'city-genie-payments-'));
  const outputFile = join(results, 'results.json');
  const env = { ...longRun, ...process.env };
  try {
    say(
      `${env.PAYMENT_SEQUENCES} sequences of ${env.PAYMENT_ACTS} acts, from seed ${env.PAYMENT_SEED}; a kill at one step of ${env.PAYMENT_KILL_STRIDE}`,
    );
    const vitest = join(rootDir, 'node_modules', 'vitest', 'vitest.mjs');
    const args = [vitest, 'run', '--project', 'integration', ...files, '--reporter=json', `--outputFile=${outputFile}`];
    await once(spawn(process.execPath, args, { cwd: rootDir, env, stdio: 'inherit' }), 'exit');
    const report = testReport.parse(JSON.parse(readFileSync(outputFile, 'utf8')));
    const titles = { model: 'rounds of ten sequences', killed: 'acts that billing was killed in' };
    const { lines, isWell } = paymentTable(report, titles);
    for (const line of lines) {
      say(line);
    }
    say(isWell ? 'What was paid was open, and nothing else; nothing was lost or done twice.' : 'Something went wrong, see above.');
    return isWell ? 0 : 1;
  } catch (error) {
    console.error(explain(error));
    return 1;
  } finally {
    rmSync(results, { recursive: true, force: true });
  }
}
