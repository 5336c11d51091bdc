import { expect, it } from 'vitest';
import { shippedPlanner } from '../../src/catalogue-check/planner-coverage.js';
import { checkCoverage } from '../../src/catalogue-check/rules/coverage.js';
import { shippedContext } from '../../src/catalogue-check/shipped-context.js';

/** About five hundred plans per city. */
const timeoutMs = 60_000;

const context = await shippedContext('2026-11-23', await shippedPlanner());

it.each(context.catalogue)(
  '$city.key has a plan for every mood, slot, weekday, start and weather that its depth demands',
  (subject) => {
    expect(checkCoverage(subject, context)).toEqual([]);
  },
  timeoutMs,
);
