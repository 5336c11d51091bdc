import { describe, expect, it } from 'vitest';
import { nameOfAction, sentenceOf } from './audit-sentences.js';

const words = (action: string, outcome = 'done') =>
  sentenceOf(action, outcome)
    .map((piece) => ('text' in piece ? piece.text : 'ada’s'))
    .join('');

describe('the sentences of the audit log', () => {
  it.each([
    ['second_factor.added', 'Two-step verification turned on', 'turned on ada’s two-step verification'],
    ['second_factor.removed', 'Two-step verification turned off', 'turned off ada’s two-step verification'],
    ['second_factor.reset', 'Two-step verification reset', 'reset ada’s two-step verification'],
    ['second_factor.codes_renewed', 'Recovery codes renewed', 'made new recovery codes for ada’s account'],
    ['second_factor.code_used', 'Recovery code used', 'used a recovery code of ada’s account'],
    ['second_factor.refused', 'Code of two-step verification refused', 'entered a wrong code for ada’s account'],
  ])('say of %s what the account page says', (action, name, sentence) => {
    expect([nameOfAction(action), words(action)]).toEqual([name, sentence]);
    expect(words(action, 'refused')).not.toMatch(/second.factor/i);
  });

  it('show an action that they don’t know as the log has it', () => {
    expect([nameOfAction('city.renamed'), words('city.renamed')]).toEqual(['City: renamed', 'city.renamed: ada’s']);
  });
});
