import type { CheckContext, CityUnderCheck, Finding } from './check.js';
import { type Rule, rules } from './rules.js';

/** What one rule found in one city. */
export type Judgement = { rule: Rule; city: string; findings: Finding[] };

function judge(rule: Rule, subject: CityUnderCheck, context: CheckContext): Finding[] {
  try {
    return rule.check(subject, context);
  } catch (error) {
    // So broken an entry that the rule stumbles: C01 tells what it lacks, and the other rules are still applied.
    return [{ code: rule.code, text: `could not be applied: ${error instanceof Error ? error.message : String(error)}` }];
  }
}

/** Applies rules to every city of the context; only those with findings are told, in the order of rules, then of cities. */
export function checkCatalogue(context: CheckContext, applied: readonly Rule[] = rules): Judgement[] {
  return applied
    .flatMap((rule) => context.catalogue.map((subject) => ({ rule, city: subject.city.key, findings: judge(rule, subject, context) })))
    .filter(({ findings }) => findings.length > 0);
}
