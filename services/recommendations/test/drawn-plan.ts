import { paris } from '@city-genie/city-data/cities/paris';
import type { PicturePlan } from '../src/plan-picture/picture-plan.js';

/** This many stops, close to one another. */
export function drawnPlan(count: number, name = 'Musée Rodin'): PicturePlan {
  const indexes = Array.from({ length: count }, (_, index) => index);
  return {
    city: paris,
    mood: '#d9657f',
    title: ['A romantic', 'half day in Paris'],
    when: 'Wed 25 Nov, 09:30 to 13:36',
    rows: indexes.slice(0, count > 7 ? 6 : 7).map((index) => ({ time: `1${index}:00`, name })),
    more: count > 7 ? count - 6 : 0,
    stops: indexes.map((index) => ({ id: `paris-${index}`, geo: { lat: 48.8566 + index * 0.0002, lon: 2.3522 }, legMode: 'walk' })),
    mealsAfter: [],
  };
}
