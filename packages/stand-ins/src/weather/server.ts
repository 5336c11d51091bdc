import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { answerMet, metPath } from './met-answer.js';
import { spoiledForecast } from './open-meteo-faults.js';
import { readQuery, refusalOf } from './query.js';
import { respond, sendJson } from './respond.js';
import { isMetScenario, isScenario, type MetScenario, metScenarios, type Scenario, scenarios } from './scenarios.js';
import { createSourceState, type SourceState } from './source-state.js';

export type FakeWeatherOptions = {
  /** Default or 0: a free one. */
  port?: number;
  /** The providers' current time; default: the system clock. */
  now?: () => Date;
  /** The delay of `slow`; default: 3000. */
  slowMs?: number;
  /** How long MET Norway asks not to be asked again; default: half an hour. */
  metExpiresMs?: number;
};

export type FakeWeather = {
  /** The value for `WEATHER_BASE_URL` and, since the paths differ, for `MET_BASE_URL`. */
  url: string;
  /** Sets Open-Meteo's scenario of one latitude (degrees), or of all that have none of their own. */
  set: (scenario: Scenario, latitude?: number) => void;
  /** Open-Meteo's forecast requests so far, of one latitude or of all. */
  calls: (latitude?: number) => number;
  /** The same of MET Norway; `unchanged` counts its 304s. */
  met: {
    set: (scenario: MetScenario, latitude?: number) => void;
    calls: (latitude?: number) => number;
    unchanged: () => number;
  };
  /** Sets a clear sky everywhere and all counts to zero. */
  reset: () => void;
  /** Also ends hanging requests. */
  close: () => Promise<void>;
};

type World = {
  openMeteo: SourceState<Scenario>;
  met: SourceState<MetScenario>;
  unchanged: number;
  now: () => Date;
  slowMs: number;
  metExpiresMs: number;
};

/**
 * A stand-in for Open-Meteo and MET Norway: a real HTTP server on loopback with `GET /v1/forecast` and MET's path. `POST /_control
 * {scenario, latitude?, source?}` does what `set` does (`source: 'met'` for MET Norway), `GET /_calls` returns `{total, byLatitude}`
 * (`?source=met`), `POST /_reset` resets both.
 */
export async function startFakeWeather(options: FakeWeatherOptions = {}): Promise<FakeWeather> {
  const { port: wantedPort = 0, now = () => new Date(), slowMs = 3000, metExpiresMs = 30 * 60_000 } = options;
  const openMeteo = createSourceState<Scenario>('clear');
  const met = createSourceState<MetScenario>('clear');
  const world: World = { openMeteo, met, unchanged: 0, now, slowMs, metExpiresMs };
  const server = createServer((request, response) => {
    handle(request, response, world).catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(wantedPort, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : wantedPort;
  return {
    url: `http://127.0.0.1:${port}`,
    set: openMeteo.set,
    calls: openMeteo.calls,
    met: { set: met.set, calls: met.calls, unchanged: () => world.unchanged },
    reset: () => reset(world),
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error === undefined ? resolve() : reject(error)));
        server.closeAllConnections();
      }),
  };
}

async function handle(request: IncomingMessage, response: ServerResponse, world: World): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://fake-weather');
  const { met, slowMs, metExpiresMs: expiresMs } = world;
  switch (`${request.method} ${url.pathname}`) {
    case 'GET /v1/forecast':
      return forecast(url.searchParams, response, world);
    case `GET ${metPath}`:
      return answerMet(request, url.searchParams, response, {
        state: met,
        now: world.now(),
        slowMs,
        expiresMs,
        onUnchanged: () => {
          world.unchanged += 1;
        },
      });
    case 'POST /_control':
      return control(await readJson(request), response, world);
    case 'POST /_reset':
      reset(world);
      return sendJson(response, 200, { ok: true });
    case 'GET /_calls':
      return sendJson(response, 200, (url.searchParams.get('source') === 'met' ? met : world.openMeteo).summary());
    default:
      return sendJson(response, 404, { error: true, reason: 'Not Found' });
  }
}

async function forecast(params: URLSearchParams, response: ServerResponse, { openMeteo, now, slowMs }: World): Promise<void> {
  const query = readQuery(params);
  openMeteo.count(query.latitude);
  const refusal = refusalOf(query);
  if (refusal !== undefined) {
    return sendJson(response, 400, { error: true, reason: refusal });
  }
  const build = (scenario: Scenario): object => spoiledForecast(scenario, query, now());
  await respond(response, { scenario: openMeteo.scenarioOf(query.latitude), slowMs, build });
}

/** Does what a control request says; false when it can't be done. */
function applied(body: unknown, { openMeteo, met }: World): boolean {
  const absent = { scenario: undefined, latitude: undefined, source: undefined };
  const { scenario, latitude, source } = typeof body === 'object' && body !== null ? { ...absent, ...body } : absent;
  if (latitude !== undefined && typeof latitude !== 'number') {
    return false;
  }
  if (source === 'met' && isMetScenario(scenario)) {
    met.set(scenario, latitude);
    return true;
  }
  if (source === undefined && isScenario(scenario)) {
    openMeteo.set(scenario, latitude);
    return true;
  }
  return false;
}

function control(body: unknown, response: ServerResponse, world: World): void {
  if (applied(body, world)) {
    sendJson(response, 200, { ok: true });
    return;
  }
  const lists = `scenario is one of ${scenarios.join(', ')}, with source met one of ${metScenarios.join(', ')}`;
  sendJson(response, 400, { error: true, reason: `${lists}; latitude is a number` });
}

function reset(world: World): void {
  world.openMeteo.reset();
  world.met.reset();
  world.unchanged = 0;
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) {
    chunks.push(Buffer.from(chunk));
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    // A body that isn't JSON has no scenario and is refused.
    return undefined;
  }
}
