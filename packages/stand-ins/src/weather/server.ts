import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { readQuery, refusalOf } from './query.js';
import { respond, sendJson } from './respond.js';
import { isScenario, type Scenario, scenarios } from './scenarios.js';

export type FakeWeatherOptions = {
  /** Default or 0: a free one. */
  port?: number;
  /** The provider's current time; default: the system clock. */
  now?: () => Date;
  /** The delay of `slow`; default: 3000. */
  slowMs?: number;
};

export type FakeWeather = {
  /** The value for `WEATHER_BASE_URL`. */
  url: string;
  /** Sets the scenario of one latitude (degrees), or of all that have none of their own. */
  set: (scenario: Scenario, latitude?: number) => void;
  /** Forecast requests so far, of one latitude or of all. */
  calls: (latitude?: number) => number;
  /** Sets a clear sky everywhere and the counts to zero. */
  reset: () => void;
  /** Also ends hanging requests. */
  close: () => Promise<void>;
};

type State = { everywhere: Scenario; byLatitude: Map<string, Scenario>; calls: string[] };

/**
 * A stand-in for Open-Meteo: a real HTTP server on loopback with `GET /v1/forecast`. `POST /_control {scenario, latitude?}` does what `set`
 * does, `GET /_calls` returns `{total, byLatitude}`, `POST /_reset` resets.
 */
export async function startFakeWeather(options: FakeWeatherOptions = {}): Promise<FakeWeather> {
  const state: State = { everywhere: 'clear', byLatitude: new Map(), calls: [] };
  const now = options.now ?? (() => new Date());
  const server = createServer((request, response) => {
    handle(request, response, state, now, options.slowMs ?? 3000).catch((error: unknown) =>
      response.destroy(error instanceof Error ? error : undefined),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : options.port;
  return {
    url: `http://127.0.0.1:${port}`,
    set: (scenario, latitude) => setScenario(state, scenario, latitude),
    calls: (latitude) => state.calls.filter((call) => latitude === undefined || call === latitudeKey(latitude)).length,
    reset: () => reset(state),
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error === undefined ? resolve() : reject(error)));
        server.closeAllConnections();
      }),
  };
}

async function handle(request: IncomingMessage, response: ServerResponse, state: State, now: () => Date, slowMs: number): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://fake-weather');
  const route = `${request.method} ${url.pathname}`;
  if (route === 'GET /v1/forecast') {
    return forecast(url.searchParams, response, state, now, slowMs);
  }
  if (route === 'POST /_control') {
    return control(await readJson(request), response, state);
  }
  if (route === 'POST /_reset') {
    reset(state);
    return sendJson(response, 200, { ok: true });
  }
  if (route === 'GET /_calls') {
    const byLatitude = Object.fromEntries([...new Set(state.calls)].map((key) => [key, state.calls.filter((call) => call === key).length]));
    return sendJson(response, 200, { total: state.calls.length, byLatitude });
  }
  return sendJson(response, 404, { error: true, reason: 'Not Found' });
}

async function forecast(params: URLSearchParams, response: ServerResponse, state: State, now: () => Date, slowMs: number): Promise<void> {
  const query = readQuery(params);
  const key = latitudeKey(query.latitude);
  state.calls.push(key);
  const refusal = refusalOf(query);
  if (refusal !== undefined) {
    return sendJson(response, 400, { error: true, reason: refusal });
  }
  await respond(response, state.byLatitude.get(key) ?? state.everywhere, query, now(), slowMs);
}

function control(body: unknown, response: ServerResponse, state: State): void {
  const { scenario, latitude } = typeof body === 'object' && body !== null ? { scenario: undefined, latitude: undefined, ...body } : {};
  if (!isScenario(scenario) || (latitude !== undefined && typeof latitude !== 'number')) {
    sendJson(response, 400, { error: true, reason: `scenario is one of ${scenarios.join(', ')}; latitude is a number` });
    return;
  }
  setScenario(state, scenario, latitude);
  sendJson(response, 200, { ok: true });
}

function setScenario(state: State, scenario: Scenario, latitude: number | undefined): void {
  if (latitude === undefined) {
    state.everywhere = scenario;
  } else {
    state.byLatitude.set(latitudeKey(latitude), scenario);
  }
}

function reset(state: State): void {
  state.everywhere = 'clear';
  state.byLatitude.clear();
  state.calls.length = 0;
}

/** Two decimals are about a kilometre: the same city, whatever precision the request has. */
function latitudeKey(latitude: number): string {
  return latitude.toFixed(2);
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
