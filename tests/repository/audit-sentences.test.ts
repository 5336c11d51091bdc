import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const textOf = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

const [, list = ''] = /actions: \[(.*?)\]/s.exec(textOf('services/identity/src/audit/vocabulary.ts')) ?? [];
const actions = [...list.matchAll(/'([^']+)'/g)].map(([, action]) => action);
const sentences = textOf('web/src/features/admin/audit-sentences.ts');

describe('the audit log on the dashboard', () => {
  it('has actions to tell of', () => {
    expect(actions).toContain('session.started');
  });

  it.each(actions)('has a sentence for %s', (action) => {
    expect(sentences).toContain(`'${action}': [`);
  });
});
