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

/** Texts are compared in pairs, which takes long on a busy machine. */
const slow = 30_000;

it.each(rules.filter(({ code }) => code !== 'C15'))('$code has no findings in the shipped catalogue: $title', { timeout: slow }, (rule) => {
  const findings = checkCatalogue(context, [rule]).flatMap(({ city, findings: found }) =>
    found.map(({ code, id, text }) => `${code} ${id ?? city} ${text}`),
  );
  expect(findings).toEqual([]);
});

const { fewerOpenDays, fitsNoMood, otherCityNamed, timeNamed } = context.exceptions;
const excepted = [
  ...fewerOpenDays.map(({ id }) => ({ code: 'C06', id })),
  ...fitsNoMood.map(({ id }) => ({ code: 'C11', id })),
  ...otherCityNamed.map(({ id }) => ({ code: 'C16', id })),
  ...timeNamed.map(({ id }) => ({ code: 'C28', id })),
];

it.each(excepted)('$code needs its exception for $id', ({ code, id }) => {
  const strict = { ...context, exceptions: { fewerOpenDays: [], fitsNoMood: [], fewerOfAKind: [], otherCityNamed: [], timeNamed: [] } };
  const findings = checkCatalogue(
    strict,
    rules.filter((rule) => rule.code === code),
  ).flatMap(({ findings: found }) => found);
  expect(findings.map((finding) => finding.id)).toContain(id);
});

const ofAKind = context.exceptions.fewerOfAKind;

it.each(ofAKind)('C12 needs its exception for places that are $kind in $city, $mood', ({ city, mood, kind }) => {
  const others = ofAKind.filter((exception) => exception.city !== city || exception.mood !== mood || exception.kind !== kind);
  const strict = { ...context, exceptions: { ...context.exceptions, fewerOfAKind: others } };
  const rule = rules.filter(({ code }) => code === 'C12');
  const found = checkCatalogue(strict, rule).flatMap(({ findings }) => findings.map(({ text }) => text));
  expect(found).toEqual([expect.stringMatching(new RegExp(`^${mood}: .* are ${kind}`))]);
});
