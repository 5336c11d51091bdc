import type { CheckContext, RuleCode } from '../../src/catalogue-check/check.js';

/** The good catalogue with one thing changed, and the rule that the change is about. */
export type Fixture = { code: RuleCode; title: string; context: CheckContext };

/** A change that makes findings: one, unless it can't be made without more. */
export type FailingFixture = Fixture & { findings?: number };
