import { describe, expect, it } from 'vitest';
import { type CheckContext, ruleCodes } from '../../src/catalogue-check/check.js';
import { checkCatalogue } from '../../src/catalogue-check/check-catalogue.js';
import { rules } from '../../src/catalogue-check/rules.js';
import { failingCities } from './failing-cities.js';
import { failingFacts } from './failing-facts.js';
import { failingReasons } from './failing-reasons.js';
import { failingTexts } from './failing-texts.js';
import { failingVisits } from './failing-visits.js';
import { goodContext } from './good-context.js';
import { passingFixtures } from './passing.js';
import { passingReasons } from './passing-reasons.js';
import { passingVisits } from './passing-visits.js';

const failing = [...failingFacts, ...failingVisits, ...failingTexts, ...failingReasons, ...failingCities];
const passing = [...passingFixtures, ...passingVisits, ...passingReasons];

const findingsIn = (context: CheckContext) => checkCatalogue(context).flatMap(({ findings }) => findings);

describe('rules of the catalogue', () => {
  it('have each code once, in order', () => {
    expect(rules.map(({ code }) => code)).toEqual(ruleCodes);
  });

  it('have no findings in a good catalogue', () => {
    expect(findingsIn(goodContext)).toEqual([]);
  });

  it.each(rules)('have a failing and a passing fixture for $code', ({ code }) => {
    expect(failing.filter((fixture) => fixture.code === code)).not.toEqual([]);
    expect(passing.filter((fixture) => fixture.code === code)).not.toEqual([]);
  });

  it.each(failing)('$code, and no other rule, reports $title', ({ code, context, findings: count = 1 }) => {
    const findings = findingsIn(context);
    expect(findings).toHaveLength(count);
    expect(new Set(findings.map((finding) => finding.code))).toEqual(new Set([code]));
    expect(findings.filter(({ text }) => text.startsWith('could not be applied'))).toEqual([]);
  });

  it.each(passing)('$code accepts $title', ({ context }) => {
    expect(findingsIn(context)).toEqual([]);
  });
});
