import type { Report } from '@city-genie/local-stack/stores/strategy';
import type { TestStack } from '@city-genie/test-kit/test-stack';
import type { Affected } from './affected.js';
import type { StageResult } from './result.js';

export type StageContext = {
  rootDir: string;
  /** For reports; removed after the run. */
  workDir: string;
  signal: AbortSignal;
  report: Report;
  /** The one stack of the run, for all stages that don't change it; started on first use. @throws StackError */
  stack: () => Promise<TestStack>;
  /** Folders whose tests are to run; default: all. */
  folders?: readonly string[];
};

export type Stage = {
  name: string;
  run: (context: StageContext) => Promise<StageResult>;
  /** What a change can affect: folders of tests, or whether the stage runs at all; without it the stage always runs. */
  affected?: (by: Affected) => readonly string[] | boolean;
};
