import { writeFileSync } from 'node:fs';
import type { SerializedError } from 'vitest';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { startVitest } from 'vitest/node';
import { excerpt, type StageResult } from './result.js';

/*
 * A process that runs vitest projects and writes a StageResult. Vitest's own JSON report leaves out why a test was skipped. Argument 1 is
 * the result file, argument 2 the projects, separated by commas, the others are folders of tests; without those, all tests run.
 */
const [resultFile = '', projects = '', ...folders] = process.argv.slice(2);
const result: StageResult = { passed: 0, failures: [], skipped: [] };

const reporter: Reporter = {
  onTestRunEnd: (modules: readonly TestModule[], unhandled: readonly SerializedError[]) => {
    for (const module of modules) {
      takeModule(module);
    }
    result.failures.push(...unhandled.map((error) => `outside of any test: ${excerpt(error.message)}`));
    writeFileSync(resultFile, JSON.stringify(result));
  },
};

function takeModule(module: TestModule): void {
  const suites = [module, ...module.children.allSuites()];
  for (const error of suites.flatMap((suite) => suite.errors())) {
    result.failures.push(`${module.relativeModuleId}: ${excerpt(error.message)}`);
  }
  for (const test of module.children.allTests()) {
    takeTest(test, `${module.relativeModuleId} > ${test.fullName}`);
  }
}

/** The message of an error, and what differs: messages shorten what was compared. */
const told = (error: SerializedError | undefined): string => [error?.message, error?.diff].filter((part) => part !== undefined).join('\n');

function takeTest(test: TestCase, name: string): void {
  const outcome = test.result();
  if (outcome.state === 'passed') {
    result.passed += 1;
  } else if (outcome.state === 'failed') {
    result.failures.push(`${name}: ${excerpt(told(outcome.errors[0]))}`);
  } else if (outcome.state === 'skipped') {
    result.skipped.push({ name, reason: outcome.note ?? 'no reason given' });
  } else {
    result.failures.push(`${name}: it did not end`);
  }
}

const vitest = await startVitest('test', folders, { project: projects.split(','), watch: false, reporters: ['default', reporter] });
await vitest.close();
