import { planStopText } from '@city-genie/contracts/plan-files/plan-stop';
import { searchCityRoute } from '@city-genie/contracts/search/routes';
import type { Stage } from './stage.js';

const paris = { mood: 'romantic-dreamy', timeframe: 'half-day' };

/** Somebody who looks around: Paris, a plan with its files, a table, the weather; a locked city; a report; and the waitlist. */
export async function playStranger({ log, check, linkOf }: Stage, email: string): Promise<void> {
  const stranger = log.browser('stranger');
  for (const path of ['/', '/api/config', '/paris', '/api/paris/guide', '/api/weather/paris', '/search?q=louvre', '/about']) {
    check(`a stranger sees ${path}`, (await stranger.get(path)).status === 200);
  }
  const plan = searchCityRoute.reply.parse((await stranger.post('/api/paris/search', paris)).json);
  const [first] = plan.recommendations;
  check('the plan has stops', first !== undefined);
  const stops = plan.recommendations
    .map(({ id, arrive, leave }) => `stop=${encodeURIComponent(planStopText({ placeId: id, arrive, leave }))}`)
    .join('&');
  const files = await Promise.all(['ics', 'gpx'].map((kind) => stranger.get(`/api/paris/plan.${kind}?${stops}`)));
  check(
    'the plan comes as calendar and map file',
    files.every(({ status }) => status === 200),
  );
  check('a table near it', (await stranger.post('/api/paris/cuisine', { ...paris, near: first ? [first.id] : [] })).status === 200);
  check('London is closed', (await stranger.get('/api/london/guide')).status === 401);
  check('a place can be reported', (await stranger.post(`/api/places/${first?.id}/report`, { reason: 'hours' })).status === 200);
  check('only the invited register', (await stranger.post('/api/auth/register', { username: 'ada' })).status === 400);

  const join = (city: string) => stranger.post('/api/waitlist', { name: 'Ada Lovelace', email, city });
  check('the waitlist takes a city, and another one', (await join('London')).status === 200 && (await join('Lisbon')).status === 200);
  const token = new URL(await linkOf(email, /^Confirm your place/), 'http://a').searchParams.get('token') ?? '';
  check('the place is confirmed', (await stranger.post('/api/waitlist/confirm', { token })).status === 200);
}

/** As many searches as a guest has in a day, and one more. */
export async function useUpSearches({ log, check }: Stage): Promise<void> {
  const guest = log.browser('guest');
  const statuses: number[] = [];
  for (let count = 0; count < 10; count += 1) {
    statuses.push((await guest.post('/api/paris/search', { ...paris, seed: `day-${count}` })).status);
  }
  check('the free searches of an address end', statuses.at(-1) === 429 && statuses.slice(0, -1).every((status) => status === 200));
}
