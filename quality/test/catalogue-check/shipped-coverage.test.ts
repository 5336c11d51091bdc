import { expect, it } from 'vitest';
import { shippedPlanner } from '../../src/catalogue-check/planner-coverage.js';
import { coverageOn } from '../../src/catalogue-check/rules/coverage.js';
import { shippedContext } from '../../src/catalogue-check/shipped-context.js';

/** About two hundred plans per city. */
const timeoutMs = 60_000;
/** Every row on three days of the week, other ones each time; `npm run catalogue:check` makes the plans of all days. */
const check = coverageOn((week, row) => week.filter((_, day) => (day + row) % week.length < 3));

const context = await shippedContext('2026-11-23', await shippedPlanner());

it.each(context.catalogue)(
  '$city.key has a plan for every mood, slot, start and weather that its depth demands',
  (subject) => {
    expect(check(subject, context)).toEqual([]);
  },
  timeoutMs,
);
