import { z } from 'zod';

/** What vitest's JSON reporter says of a run, as far as the table needs it. */
export const testReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()).nullable().optional() }),
      ),
    }),
  ),
});

type FileResult = z.infer<typeof testReport>['testResults'][number];

/** Whether all of a file's tests ran and passed. */
const isWhole = ({ assertionResults }: FileResult): boolean =>
  assertionResults.length > 0 && assertionResults.every(({ status }) => status === 'passed');

function linesOf(file: FileResult, what: string): string[] {
  const passed = file.assertionResults.filter(({ status }) => status === 'passed').length;
  const failures = file.assertionResults.filter(({ status }) => status === 'failed');
  return [
    `${what}: ${passed} of ${file.assertionResults.length} passed, in ${((file.endTime - file.startTime) / 1000).toFixed(0)} s`,
    ...(file.message ? [file.message] : []),
    ...failures.flatMap(({ fullName, failureMessages }) => [`✖ ${fullName}`, ...(failureMessages ?? [])]),
  ];
}

/**
 * The figures of a run, a line each, and whether all is well.
 *
 * @param titles what the tests of a file are, by the beginning of its name
 */
export function paymentTable(
  { testResults }: z.infer<typeof testReport>,
  titles: Readonly<Record<string, string>>,
): { lines: string[]; isWell: boolean } {
  const files = Object.entries(titles).map(([start, what]) => ({
    what,
    file: testResults.find(({ name }) => name.split('/').at(-1)?.startsWith(start)),
  }));
  return {
    lines: files.flatMap(({ file, what }) => (file === undefined ? [`${what}: did not run`] : linesOf(file, what))),
    isWell: files.every(({ file }) => file !== undefined && isWhole(file)),
  };
}
