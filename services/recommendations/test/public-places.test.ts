import { cities } from '@city-genie/city-data/catalog';
import { cityTeaserRoute, publicPlacesRoute } from '@city-genie/contracts/guide/routes';
import { signedHeaders, testCallers } from '@city-genie/service-kit/testing/signed-caller';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadContent } from '../src/catalogue/load-content.js';
import { testApp, tuesdayMorning } from './test-app.js';

let app: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  app = await testApp();
});

async function get(url: string, caller: keyof typeof testCallers = 'anonymous') {
  const headers = signedHeaders('recommendations', 'GET', url, { who: testCallers[caller], clock: tuesdayMorning });
  return (await app.inject({ method: 'GET', url, headers })).json();
}

const found = async (caller?: keyof typeof testCallers) => publicPlacesRoute.reply.parse(await get('/api/places', caller)).cities;

describe('places that everybody may find', () => {
  it('are all of an open city, each with the mood that it fits best', async () => {
    const { places } = await loadContent('paris');
    const paris = (await found()).find(({ city }) => city === 'paris')?.places ?? [];
    expect(paris.map(({ title }) => title).sort()).toEqual(places.map(({ name }) => name).sort());
    for (const { id, mood, reason } of paris) {
      const place = places.find((other) => other.id === id);
      expect([id, place?.moodFit[mood]]).toEqual([id, Math.max(...Object.values(place?.moodFit ?? {}))]);
      expect(reason).toBe(place?.moodReason[mood]);
    }
    expect(paris.find(({ title }) => title === 'Eiffel Tower')?.alsoCalled).toBe('Tour Eiffel');
  });

  it.each(cities.filter(({ access }) => access === 'subscription'))(
    'are of locked $key what its teaser says, whoever asks',
    async ({ key }) => {
      const { stops } = cityTeaserRoute.reply.parse(await get(`/api/${key}/teaser`));
      const shown = (await found()).find(({ city }) => city === key)?.places;
      expect(shown?.map(({ title, reason }) => ({ title, reason }))).toEqual(stops.map(({ title, reason }) => ({ title, reason })));
      expect((await found('subscriber')).find(({ city }) => city === key)?.places).toEqual(shown);
    },
  );
});
