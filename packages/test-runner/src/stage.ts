import type { Report } from '@city-genie/local-stack/stores/strategy';
import type { TestStack } from '@city-genie/test-kit/test-stack';
import type { Affected } from './affected.js';
import type { StageResult } from './result.js';

export type StageContext = {
  rootDir: string;
  /** For reports; goes with the run. */
  workDir: string;
  signal: AbortSignal;
  report: Report;
  /** The one stack of the run for all stages that leave it as it is; started when the first of them asks. @throws StackError */
  stack: () => Promise<TestStack>;
  /** Folders whose tests are to run; left out: all of them. */
  folders?: readonly string[];
};

export type Stage = {
  name: string;
  run: (context: StageContext) => Promise<StageResult>;
  /** What of it a change can affect: folders of tests, or whether it is to run; left out, it always runs. */
  affected?: (by: Affected) => readonly string[] | boolean;
};
