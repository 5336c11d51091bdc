import { cities } from '@city-genie/city-data/catalog';
import { expect, it } from 'vitest';
import { sampleStop } from '../../testing/sample-plan.js';
import { isFar, ownPositionText } from './own-position-text.js';
import type { OwnPosition } from './use-own-position.js';

const [city] = cities;
const stops = [sampleStop('a', { geo: { lat: 48.85, lon: 2.33 } })];
const at = (lat: number): OwnPosition => ({ state: 'known', at: { lat, lon: 2.33 }, accuracyMetres: 20 });

it('goes to a position near the plan without a word, and says that one is too far away', () => {
  const said = (position: OwnPosition) => [isFar(position, stops), city && ownPositionText(position, { city, stops })];
  expect(said(at(48.9))).toEqual([false, '']);
  expect(said(at(49.1))).toEqual([true, 'You are too far from Paris for this map.']);
  expect(said({ state: 'unasked' })).toEqual([false, '']);
  expect(said({ state: 'refused' })).toEqual([false, expect.stringContaining('doesn’t share your location with this page')]);
});
