import { checkCatalogue } from './check-catalogue.js';
import { shippedPlanner } from './planner-coverage.js';
import { report } from './report.js';
import { shippedContext } from './shipped-context.js';

/**
 * `npm run catalogue:check`: prints the report and resolves with the exit code, 1 when there are findings. `today` is
 * `YYYY-MM-DD`.
 */
export async function main(today: string): Promise<number> {
  const context = await shippedContext(today, await shippedPlanner());
  const judgements = checkCatalogue(context);
  process.stdout.write(report(judgements, context));
  return judgements.length === 0 ? 0 : 1;
}
