import type { Report } from '../stores/strategy.js';
import type { StageResult } from './result.js';

export type StageContext = {
  rootDir: string;
  /** For reports; goes with the run. */
  workDir: string;
  signal: AbortSignal;
  report: Report;
};

export type Stage = { name: string; run: (context: StageContext) => Promise<StageResult> };
