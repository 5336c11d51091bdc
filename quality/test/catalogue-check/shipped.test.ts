import { expect, it } from 'vitest';
import { entriesOf } from '../../src/catalogue-check/check.js';
import { checkCatalogue } from '../../src/catalogue-check/check-catalogue.js';
import { rules } from '../../src/catalogue-check/rules.js';
import { shippedContext } from '../../src/catalogue-check/shipped-context.js';

/**
 * The newest date of verification in the content. The maximum age is left to `npm run catalogue:check`, which uses the current
 * date.
 */
async function lastCheckDay(): Promise<string> {
  const { catalogue } = await shippedContext('2026-11-23', noPlan);
  const checked = catalogue.flatMap(({ content }) => entriesOf(content).flatMap(({ verification }) => verification.checkedAt ?? []));
  return checked.reduce((newest, day) => (day > newest ? day : newest), '2026-11-23');
}

function noPlan(): never {
  throw new Error('only C15 plans');
}

const context = await shippedContext(await lastCheckDay(), noPlan);

it.each(rules.filter(({ code }) => code !== 'C15'))('$code has no findings in the shipped catalogue: $title', (rule) => {
  const findings = checkCatalogue(context, [rule]).flatMap(({ city, findings: found }) =>
    found.map(({ code, id, text }) => `${code} ${id ?? city} ${text}`),
  );
  expect(findings).toEqual([]);
});

it('has no exception for an entry that no longer exists', () => {
  const ids = new Set(context.catalogue.flatMap(({ content }) => entriesOf(content).map(({ id }) => id)));
  const excepted = Object.values(context.exceptions).flatMap((list) => list.map(({ id }) => id));
  expect(excepted.filter((id) => !ids.has(id))).toEqual([]);
});
