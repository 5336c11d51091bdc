import { setTimeout as wait } from 'node:timers/promises';
import { eventually } from '../system/call.js';
import type { Stage } from './stage.js';

const patienceMs = 30_000;
const everyMs = 150;

/** What goes on while something is away: visitors who are let in, and one who isn't. */
export type Traffic = { stop(): Promise<void> };

/** @param cookies of a subscriber */
export function startTraffic({ log }: Stage, cookies: ReadonlyMap<string, string>): Traffic {
  const [guest, member] = [log.browser('passer-by'), log.browser('regular')];
  for (const [name, value] of cookies) {
    member.cookies.set(name, value);
  }
  const acts = [
    () => guest.get('/api/paris/guide'),
    () => guest.get('/api/weather/rome'),
    () => member.get('/api/auth/user'),
    () => member.get('/api/news'),
    () => member.post('/api/rome/search', { mood: 'ancient-epic', timeframe: '1-2-hours', seed: 'day' }),
    () => guest.post('/api/waitlist', { name: 'Eve', email: 'eve@example.org', city: 'Madrid' }),
  ];
  let isOn = true;
  const running = (async () => {
    for (let count = 0; isOn; count += 1) {
      // A connection that breaks would be a fault of the gateway, and ends the day.
      await acts[count % acts.length]?.();
      await wait(everyMs);
    }
  })();
  return {
    async stop() {
      isOn = false;
      await running;
    },
  };
}

/** The weather's provider fails: forecasts are missing where none was kept, plans go on; then it is back. */
export async function loseWeather({ weather, log, check }: Stage): Promise<void> {
  const guest = log.browser('guest');
  weather.set('status-500');
  log.tell('the provider of the weather is down');
  check('a forecast that was had stays', (await guest.get('/api/weather/paris')).status === 200);
  const berlin = await guest.get('/api/weather/berlin');
  check('one that wasn’t is missed, as announced', berlin.status === 503);
  weather.set('clear');
  log.tell('the provider of the weather is back');
  await eventually(
    () => guest.get('/api/weather/berlin'),
    ({ status }) => status === 200,
    patienceMs,
  );
}

/** A process is killed, and the supervisor starts it again. */
export async function kill({ stack, log, check }: Stage, name: string): Promise<void> {
  const pidOf = () => stack.processes().find((process) => process.name === name)?.pid;
  const before = pidOf();
  if (before === undefined) {
    throw new Error(`${name} doesn't run`);
  }
  log.tell(`kill -9 ${name}`);
  process.kill(before, 'SIGKILL');
  const after = await eventually(
    async () => pidOf(),
    (pid) => pid !== undefined && pid !== before,
    patienceMs,
  );
  check(`${name} runs again`, after !== undefined);
  const visitor = log.browser('visitor');
  const joined = () => visitor.post('/api/waitlist', { name: 'Grace', email: 'grace@example.org', city: 'Rome' });
  check('and a sign-up is taken', (await eventually(joined, ({ status }) => status === 200, patienceMs)).status === 200);
  const planned = () => visitor.get('/api/paris/guide');
  check('and Paris is open', (await eventually(planned, ({ status }) => status === 200, patienceMs)).status === 200);
}
