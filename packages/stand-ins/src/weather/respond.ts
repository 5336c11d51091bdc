import type { ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { buildForecast, type Forecast, type ForecastQuery } from './forecast.js';
import { type Scenario, skyOf } from './scenarios.js';

const hugeBytes = 8 * 1024 * 1024;

/** Answers one forecast request according to the scenario. */
export async function respond(
  response: ServerResponse,
  scenario: Scenario,
  query: ForecastQuery,
  now: Date,
  slowMs: number,
): Promise<void> {
  switch (scenario) {
    case 'hang':
      return;
    case 'slow':
      await delay(slowMs);
      return sendJson(response, 200, buildForecast(query, 'clear', now));
    case 'status-500':
      return sendJson(response, 500, { error: true, reason: 'Internal server error' });
    case 'html-502':
      return send(
        response,
        502,
        'text/html',
        '<html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>',
      );
    case 'limit-429':
      return sendJson(response, 429, { error: true, reason: 'Minutely API request limit exceeded. Please try again in one minute.' });
    case 'refused-400':
      return sendJson(response, 400, { error: true, reason: 'Latitude must be in range of -90 to 90°. Given: 948.9.' });
    case 'reset':
      return cutOff(response, JSON.stringify(buildForecast(query, 'clear', now)));
    case 'truncated':
      return send(response, 200, 'application/json; charset=utf-8', JSON.stringify(buildForecast(query, 'clear', now)).slice(0, -200));
    default:
      return sendJson(response, 200, spoil(scenario, query, now));
  }
}

/** A well-formed reply with the scenario's fault in its content; a sky is left unchanged. */
function spoil(scenario: Scenario, query: ForecastQuery, now: Date): Forecast & { padding?: string } {
  const forecast = buildForecast(query, skyOf(scenario), now);
  switch (scenario) {
    case 'nulls':
      return overwrite(forecast, null);
    case 'code-42':
      return overwrite(forecast, 42, 'weather_code');
    case 'two-days':
      return buildForecast({ ...query, forecastDays: 2 }, 'clear', now);
    case 'wrong-zone':
      return buildForecast({ ...query, timezone: 'Pacific/Auckland' }, 'clear', now);
    case 'huge':
      return { ...forecast, padding: 'x'.repeat(hugeBytes) };
    default:
      return forecast;
  }
}

/** Replaces every measured value, or those of one variable, by `value`. */
function overwrite(forecast: Forecast, value: number | null, only?: string): Forecast {
  const isMeasured = (name: string): boolean => name !== 'time' && name !== 'interval' && (only === undefined || name === only);
  for (const block of [forecast.hourly, forecast.daily]) {
    for (const [name, column] of Object.entries(block ?? {})) {
      if (isMeasured(name)) {
        column.fill(value);
      }
    }
  }
  const current = Object.entries(forecast.current ?? {}).map(([name, was]) => [name, isMeasured(name) ? value : was] as const);
  return { ...forecast, current: Object.fromEntries(current) };
}

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  send(response, status, 'application/json; charset=utf-8', JSON.stringify(body));
}

function send(response: ServerResponse, status: number, type: string, text: string): void {
  response.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(text) }).end(text);
}

/** Announces the whole body, sends half of it and resets the connection. */
function cutOff(response: ServerResponse, text: string): void {
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(text) });
  response.write(text.slice(0, text.length / 2), () => response.socket?.resetAndDestroy());
}
