import type { ServerResponse } from 'node:http';
import { Refusal, type RefusalDetails } from '../refusal.js';

export type Reply = { status: number; body: object; headers: Record<string, string> };

export function refusalReply(status: number, error: RefusalDetails): Reply {
  return { status, body: { error }, headers: {} };
}

/** The reply of a handler, or of what it threw. Anything but a refusal is a fault of the stand-in and is thrown on. */
export function replyOf(act: () => object): Reply {
  try {
    return { status: 200, body: act(), headers: {} };
  } catch (error) {
    if (error instanceof Refusal) {
      return refusalReply(error.status, error.details);
    }
    throw error;
  }
}

/** What pages of other origins may do: the few calls of a payment form. */
const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
  'access-control-allow-headers': 'authorization, content-type',
} as const;

export function sendReply(response: ServerResponse, { status, body, headers }: Reply, isForBrowsers = false): void {
  sendText(response, status, 'application/json', JSON.stringify(body, null, 2), { ...headers, ...(isForBrowsers ? cors : {}) });
}

/** The answer to a browser that asks before it asks. */
export function sendPreflight(response: ServerResponse): void {
  response.writeHead(204, cors).end();
}

export function sendText(response: ServerResponse, status: number, type: string, text: string, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(text), 'cache-control': 'no-store', ...headers });
  response.end(text);
}
