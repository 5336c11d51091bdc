import type { CheckContext, RuleCode } from '../../src/catalogue-check/check.js';

/** The good catalogue with one change, and the rule that the change is about. */
export type Fixture = { code: RuleCode; title: string; context: CheckContext };

/** A change that gives findings: one, unless the change can't be made without causing more. */
export type FailingFixture = Fixture & { findings?: number };
