import { excerpt, type StageResult } from './result.js';

/** The part of Playwright's JSON report that is used. */
export type PlaywrightReport = { suites?: PlaywrightSuite[]; errors?: { message?: string }[] };
type PlaywrightSuite = { title: string; suites?: PlaywrightSuite[]; specs?: PlaywrightSpec[] };
type PlaywrightSpec = { title: string; tests: PlaywrightTest[] };
type PlaywrightTest = {
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
  annotations?: { type: string; description?: string }[];
  results?: { error?: { message?: string } }[];
};

/** Sums up a Playwright report. A flaky test counts as a failure. */
export function readPlaywrightReport(report: PlaywrightReport): StageResult {
  const result: StageResult = { passed: 0, failures: [], skipped: [] };
  result.failures.push(...(report.errors ?? []).map((error) => `outside of any test: ${excerpt(error.message ?? '')}`));
  for (const { name, test } of (report.suites ?? []).flatMap((suite) => testsOf(suite, ''))) {
    const error = test.results?.find((entry) => entry.error !== undefined)?.error;
    if (test.status === 'expected') {
      result.passed += 1;
    } else if (test.status === 'skipped') {
      const note = test.annotations?.find((annotation) => annotation.type === 'skip' || annotation.type === 'fixme');
      result.skipped.push({ name, reason: note?.description ?? 'no reason given' });
    } else {
      result.failures.push(`${name}: ${test.status === 'flaky' ? 'passed only when repeated: ' : ''}${excerpt(error?.message ?? '')}`);
    }
  }
  return result;
}

function testsOf(suite: PlaywrightSuite, above: string): { name: string; test: PlaywrightTest }[] {
  const path = above === '' ? suite.title : `${above} > ${suite.title}`;
  const own = (suite.specs ?? []).flatMap((spec) => spec.tests.map((test) => ({ name: `${path} > ${spec.title}`, test })));
  return [...own, ...(suite.suites ?? []).flatMap((inner) => testsOf(inner, path))];
}
