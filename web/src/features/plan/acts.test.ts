import { describe, expect, it } from 'vitest';
import { actsOfState } from './acts.js';

const standing = { stops: ['a@2026-11-21T10:00/2026-11-21T10:45'], meals: ['lunch'] };
const whole = { kind: 'leftOut', id: 'b', name: 'B', wasPinned: true, before: standing };

describe('the acts of a history entry', () => {
  it('are read as they were stored', () => {
    const acts = [whole, { ...whole, kind: 'putIn', wasPinned: false, after: standing }];
    expect(actsOfState({ acts })).toEqual(acts);
  });

  it.each([
    ['of the version before', { ...whole, before: standing.stops }],
    ['of another kind', { ...whole, kind: 'moved' }],
    ['without a name', { ...whole, name: undefined }],
    ['with a broken plan after it', { ...whole, after: { stops: 'a' } }],
    ['of nothing', null],
  ])('are left out where one is %s', (_, broken) => {
    expect(actsOfState({ acts: [broken, whole] })).toEqual([whole]);
  });

  it.each([undefined, null, 'acts', {}, { acts: 'all' }])('are none in %j', (state) => {
    expect(actsOfState(state)).toEqual([]);
  });
});
