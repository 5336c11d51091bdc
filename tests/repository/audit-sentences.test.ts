import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);
const textOf = (path: string) => readFileSync(new URL(path, root), 'utf8');

/** Services that keep an audit log. */
const services = readdirSync(new URL('services/', root)).filter((service) =>
  existsSync(new URL(`services/${service}/src/audit/vocabulary.ts`, root)),
);

function actionsOf(service: string): string[] {
  const [, list = ''] = /actions: \[(.*?)\]/s.exec(textOf(`services/${service}/src/audit/vocabulary.ts`)) ?? [];
  return [...list.matchAll(/'([^']+)'/g)].flatMap(([, action]) => action ?? []);
}

const sentences = textOf('web/src/features/admin/audit-sentences.ts');

describe('the audit logs on the dashboard', () => {
  it.each(services)('of %s have actions to tell of', (service) => {
    expect(actionsOf(service)).not.toEqual([]);
  });

  it.each(services.flatMap(actionsOf))('have a sentence for %s', (action) => {
    expect(sentences).toContain(`'${action}': [`);
  });

  it('are those of every service that writes one', () => {
    expect(services).toEqual(expect.arrayContaining(['identity', 'recommendations', 'waitlist']));
  });
});
