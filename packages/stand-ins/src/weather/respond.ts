import type { ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { MetScenario } from './scenarios.js';

const htmlOf = (title: string) => `<html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`;

export type Answering<S extends MetScenario> = {
  scenario: S;
  slowMs: number;
  /** A well-formed reply with the scenario's fault in its content; of a scenario that has none, its sky. */
  build: (scenario: S) => object;
  headers?: Readonly<Record<string, string>>;
};

/** Answers one forecast request according to the scenario. */
export async function respond<S extends MetScenario>(response: ServerResponse, answering: Answering<S>): Promise<void> {
  const { scenario, slowMs, build, headers = {} } = answering;
  const text = (): string => JSON.stringify(build(scenario));
  switch (scenario) {
    case 'hang':
      return;
    case 'slow':
      await delay(slowMs);
      return send(response, 200, text(), headers);
    case 'status-500':
      return sendJson(response, 500, { error: true, reason: 'Internal server error' });
    case 'html-502':
      return sendHtml(response, 502, htmlOf('502 Bad Gateway'));
    case 'html-200':
      return sendHtml(response, 200, htmlOf('We will be back soon'));
    case 'limit-429':
      return sendJson(response, 429, { error: true, reason: 'Minutely API request limit exceeded. Please try again in one minute.' });
    case 'refused-400':
      return sendJson(response, 400, { error: true, reason: 'Latitude must be in range of -90 to 90°. Given: 948.9.' });
    case 'forbidden-403':
      return sendHtml(response, 403, htmlOf('403 Forbidden'));
    case 'deprecated-203':
      return send(response, 203, text(), headers);
    case 'reset':
      return cutOff(response, text());
    case 'truncated':
      return send(response, 200, text().slice(0, -200), headers);
    default:
      return send(response, 200, text(), headers);
  }
}

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  send(response, status, JSON.stringify(body));
}

function sendHtml(response: ServerResponse, status: number, text: string): void {
  send(response, status, text, { 'content-type': 'text/html' });
}

function send(response: ServerResponse, status: number, text: string, headers: Readonly<Record<string, string>> = {}): void {
  const type = { 'content-type': 'application/json; charset=utf-8' };
  response.writeHead(status, { ...type, ...headers, 'content-length': Buffer.byteLength(text) }).end(text);
}

/** Announces the whole body, sends half of it and resets the connection. */
function cutOff(response: ServerResponse, text: string): void {
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(text) });
  response.write(text.slice(0, text.length / 2), () => response.socket?.resetAndDestroy());
}
