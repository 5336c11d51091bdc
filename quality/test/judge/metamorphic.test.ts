import { paris } from '@city-genie/city-data/cities/paris';
import { timeframeIds } from '@city-genie/city-data/timeframes';
import { loadContent } from '@city-genie/recommendations/catalogue/load-content';
import { describe, expect, it } from 'vitest';
import { digestsElsewhere } from '../../src/judge/determinism.js';
import { judgedCity, replyTo } from '../../src/judge/judged-city.js';
import { forecastFrom } from '../../src/judge/plan-cases.js';
import { RandomChoice } from '../../src/judge/random-choice.js';
import { replyDigests } from '../../src/judge/reply-digests.js';
import { mean } from '../../src/judge/statistics.js';
import { nowMs, places, planCase, smallCity, wholeDay } from '../oracles/small-city.js';

const content = await loadContent('paris');
const realParis = judgedCity(paris, content);
const dates = ['2026-11-24', '2027-02-20', '2027-06-16', '2027-09-05'];
const requests = paris.moods.flatMap((mood) =>
  timeframeIds.flatMap((timeframe) => dates.map((date) => ({ mood, timeframe, startAt: `${date}T10:00`, seed: date }))),
);

/** Hundreds of plans can take long on a busy machine. */
const slow = 60_000;

describe('a search reply', { timeout: slow }, () => {
  it('does not depend on the order of the catalogue', () => {
    const choice = new RandomChoice(3);
    const shuffled = judgedCity(paris, { ...content, places: choice.someOf(content.places, content.places.length) });
    for (const request of requests.filter((_, index) => index % 3 === 0)) {
      const [one, other] = [realParis, shuffled].map((city) =>
        replyTo({ ...city, version: 'same' }, request, { nowMs, forecast: undefined }),
      );
      expect(JSON.stringify(other), request.mood).toBe(JSON.stringify(one));
    }
  });

  it('is the same again, and in another process with other settings', async () => {
    const digests = await replyDigests(16);
    expect(await replyDigests(16)).toEqual(digests);
    expect(await digestsElsewhere(16, { TZ: 'Pacific/Kiritimati' }, ['--conditions=source', '--import', 'tsx'])).toEqual(digests);
  });

  it('has no stops that are closed that day', () => {
    for (const { id } of planCase().reply.recommendations) {
      const closed = places.map((place) => {
        const hours = place.openingHours === '24/7' ? '00:00-24:00' : place.openingHours;
        return place.id === id ? { ...place, openingHours: `${hours}; Jun 16 off` } : place;
      });
      const { recommendations, alternatives } = replyTo(smallCity(closed), wholeDay, { nowMs, forecast: undefined });
      expect(recommendations.length).toBeGreaterThan(0);
      expect([...recommendations, ...alternatives].map((stop) => stop.id)).not.toContain(id);
    }
  });

  it('prefers indoor places when it rains', () => {
    const indoorShare = (sky: 'dry' | 'rain') =>
      mean(
        requests.flatMap((request) => {
          const forecast = forecastFrom(request.startAt.slice(0, 10), sky);
          return replyTo(realParis, request, { nowMs, forecast }).recommendations.map(({ indoor }) => indoor);
        }),
      );
    expect(indoorShare('rain')).toBeGreaterThan(indoorShare('dry') + 0.1);
  });
});
