import type { IncomingMessage, ServerResponse } from 'node:http';
import { spoiledMetForecast } from './met-faults.js';
import { respond } from './respond.js';
import type { MetScenario } from './scenarios.js';
import type { SourceState } from './source-state.js';

export const metPath = '/weatherapi/locationforecast/2.0/complete';

const hourMs = 3_600_000;

export type MetAnswering = {
  state: SourceState<MetScenario>;
  now: Date;
  slowMs: number;
  /** From an answer until its `Expires`. */
  expiresMs: number;
  /** Called for each 304. */
  onUnchanged: () => void;
};

/** Four decimals at most, and nothing else in the query; the real one refuses the former with 403. */
function refusalOf(params: URLSearchParams): number | undefined {
  const isPlace = (name: string): boolean => /^-?\d{1,3}(\.\d+)?$/.test(params.get(name) ?? '');
  if (!isPlace('lat') || !isPlace('lon') || params.size !== 2) {
    return 400;
  }
  return [...params.values()].some((value) => /\.\d{5}/.test(value)) ? 403 : undefined;
}

/** The real one refuses whoever doesn't say how to reach them. */
function isIdentified(request: IncomingMessage): boolean {
  return /\S+@\S+|https:\/\/\S+/.test(request.headers['user-agent'] ?? '');
}

function httpDate(atMs: number): string {
  return new Date(atMs).toUTCString();
}

/** Answers one forecast request as MET Norway: new data every hour on the hour, and a 304 to those who have them. */
export async function answerMet(
  request: IncomingMessage,
  params: URLSearchParams,
  response: ServerResponse,
  { state, now, slowMs, expiresMs, onUnchanged }: MetAnswering,
): Promise<void> {
  const query = { latitude: Number(params.get('lat')), longitude: Number(params.get('lon')) };
  state.count(query.latitude);
  const scenario = state.scenarioOf(query.latitude);
  const refusal = isIdentified(request) ? refusalOf(params) : 403;
  if (refusal !== undefined) {
    response.writeHead(refusal, { 'content-type': 'text/plain' }).end('refused');
    return;
  }
  const modifiedMs = Math.floor(now.getTime() / hourMs) * hourMs;
  const headers = { expires: httpDate(now.getTime() + expiresMs), 'last-modified': httpDate(modifiedMs) };
  const build = (which: MetScenario): object => spoiledMetForecast(which, query, now);
  const knownMs = Date.parse(request.headers['if-modified-since'] ?? '');
  if (knownMs >= modifiedMs && doesAnswer(scenario)) {
    onUnchanged();
    response.writeHead(304, headers).end();
    return;
  }
  await respond(response, { scenario, slowMs, build, headers });
}

/** A provider that fails does so for those who know its newest data, too. */
function doesAnswer(scenario: MetScenario): boolean {
  return !/^(slow|hang|reset|truncated|huge|[a-z]+-[2-5]\d\d)$/.test(scenario);
}
