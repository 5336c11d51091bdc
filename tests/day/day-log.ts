import { errorReply } from '@city-genie/contracts/error/reply';
import type { Answer } from '../system/call.js';
import { openBrowser, type Visitor } from '../system/visitor.js';

/** One answer of the day. */
export type Asked = { who: string; what: string; status: number; code: string; tookMs: number; retryAfter: string | null };

/** The outages that are announced: a code that says so, and when to come back. */
const announced = ['service_unavailable', 'entitlement_unavailable', 'weather_unavailable'];

/** Whether an answer is a fault: of the 5xx only the announced 503 is none. */
export function isFault({ status, code, retryAfter }: Asked): boolean {
  return status >= 500 && !(status === 503 && announced.includes(code) && Number(retryAfter) > 0);
}

/** What happened on the day, in order. */
export type DayLog = {
  asked: readonly Asked[];
  /** Writes a line of the story. */
  tell(line: string): void;
  /** A browser whose answers are written down. */
  browser(who: string): Visitor;
};

const codeOf = ({ json }: Answer): string => errorReply.safeParse(json).data?.code ?? '';

/** @param say prints a line */
export function openDayLog(site: { url: string }, say: (line: string) => void): DayLog {
  const startMs = performance.now();
  const asked: Asked[] = [];
  const tell = (line: string): void => say(`${((performance.now() - startMs) / 1000).toFixed(1).padStart(6)} s  ${line}`);
  return {
    asked,
    tell,
    browser(who) {
      const browser = openBrowser(site);
      const send = async (method: string, path: string, body?: object): Promise<Answer> => {
        const answer = await browser.send(method, path, body);
        const what = `${method} ${path.split('?', 1)[0]}`;
        const { status, tookMs, headers } = answer;
        const entry = { who, what, status, code: codeOf(answer), tookMs, retryAfter: headers.get('retry-after') };
        asked.push(entry);
        tell(`${who.padEnd(10)} ${what} → ${[status, entry.code].join(' ').trim()}, ${Math.round(tookMs)} ms`);
        return answer;
      };
      return { ...browser, send, get: (path) => send('GET', path), post: (path, body = {}) => send('POST', path, body) };
    },
  };
}

/** The day in figures: how often each answer came, the slowest, and the faults. */
export function dayTable(asked: readonly Asked[]): string[] {
  const counts = new Map<string, number>();
  for (const { status, code } of asked) {
    const answer = `${status} ${code}`.trim();
    counts.set(answer, (counts.get(answer) ?? 0) + 1);
  }
  const slowest = asked.toSorted((a, b) => b.tookMs - a.tookMs).at(0);
  const faults = asked.filter(isFault);
  return [
    `answers: ${[...counts].map(([answer, count]) => `${count} × ${answer}`).join(', ')}`,
    `slowest: ${slowest ? `${slowest.what}, ${Math.round(slowest.tookMs)} ms` : 'none'}`,
    `faults: ${faults.length === 0 ? 'none' : faults.map(({ who, what, status, code }) => `${who} ${what} ${status} ${code}`).join('; ')}`,
  ];
}
