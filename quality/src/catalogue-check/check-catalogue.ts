import type { CheckContext, CityUnderCheck, Finding } from './check.js';
import { type Rule, rules } from './rules.js';

/** The findings of one rule in one city. */
export type Judgement = { rule: Rule; city: string; findings: Finding[] };

function judge(rule: Rule, subject: CityUnderCheck, context: CheckContext): Finding[] {
  try {
    return rule.check(subject, context);
  } catch (error) {
    // The entry is so broken that the rule throws. C01 reports what is missing, and the other rules still run.
    return [{ code: rule.code, text: `could not be applied: ${error instanceof Error ? error.message : String(error)}` }];
  }
}

/** Applies rules to every city of the context. Returns only judgements with findings, ordered by rule, then by city. */
export function checkCatalogue(context: CheckContext, applied: readonly Rule[] = rules): Judgement[] {
  return applied
    .flatMap((rule) => context.catalogue.map((subject) => ({ rule, city: subject.city.key, findings: judge(rule, subject, context) })))
    .filter(({ findings }) => findings.length > 0);
}
