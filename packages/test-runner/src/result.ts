import { stripVTControlCharacters } from 'node:util';

/** The result of one stage of `npm test`. */
export type StageResult = {
  passed: number;
  /** One entry per failure: the test, and the start of its message. */
  failures: string[];
  skipped: { name: string; reason: string }[];
};

export type FinishedStage = StageResult & { stage: string; durationMs: number };

/** The result of a stage that passes or fails as a whole, such as a compiler. */
export function verdict(what: string, problem: string | undefined): StageResult {
  return problem === undefined ? { passed: 1, failures: [], skipped: [] } : { passed: 0, failures: [`${what}: ${problem}`], skipped: [] };
}

/** Zero tests are a failure: the stage has shown nothing. */
export function demandTests(result: StageResult): StageResult {
  const isEmpty = result.passed === 0 && result.failures.length === 0;
  return isEmpty ? { ...result, failures: ['it ran no test'] } : result;
}

/** The last line of a run; skipped tests are mentioned only when there are some. */
export function summaryLine(stages: readonly FinishedStage[]): string {
  const sum = (count: (stage: FinishedStage) => number): number => stages.reduce((total, stage) => total + count(stage), 0);
  const skipped = sum((stage) => stage.skipped.length);
  const counts = `${sum((stage) => stage.passed)} passed, ${sum((stage) => stage.failures.length)} failed`;
  return skipped === 0 ? counts : `${counts}, ${skipped} skipped`;
}

/** Everything before the last line: a line per stage, then what was skipped and why, then what failed. */
export function overview(stages: readonly FinishedStage[]): string[] {
  const rows = stages.map((stage) => {
    const counts = `${stage.passed} passed, ${stage.failures.length} failed, ${stage.skipped.length} skipped`;
    return `  ${stage.stage.padEnd(12)} ${counts.padEnd(36)} ${(stage.durationMs / 1000).toFixed(1)} s`;
  });
  const skipped = stages.flatMap((stage) => stage.skipped.map(({ name, reason }) => `  ${stage.stage}: ${name} (${reason})`));
  const failed = stages.flatMap((stage) => stage.failures.map((failure) => `  ${stage.stage}: ${failure}`));
  return ['', 'Stages:', ...rows, ...headed('Skipped:', skipped), ...headed('Failed:', failed), ''];
}

function headed(heading: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [heading, ...lines];
}

const shownLines = 12;

/** The first lines of an error message, cut to fit; the cause is often below the first line. */
export function excerpt(text: string): string {
  const lines = stripVTControlCharacters(text).trim().split('\n', shownLines);
  return lines.map((line) => line.slice(0, 400)).join('\n      ');
}
