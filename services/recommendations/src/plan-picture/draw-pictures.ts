import { Worker } from 'node:worker_threads';
import { AppError, fixedMessages } from '@city-genie/service-kit/errors';
import type { Logger } from '@city-genie/service-kit/observability/logger';
import { z } from 'zod';

/** With more, the last would wait longer than the gateway does: a drawing takes about a tenth of a second. */
const mostWaiting = 12;

/** A hundred times what a drawing takes: one that takes longer won't end. */
const longestMs = 10_000;

const answer = z.object({ id: z.number(), png: z.instanceof(Uint8Array).optional(), fault: z.string().optional() });

/** Draws an SVG as PNG. @throws AppError 503 when too many wait */
export type DrawPicture = (svg: string) => Promise<Buffer>;

export type PictureDrawer = { draw: DrawPicture; close(): Promise<void> };

type Waiting = { resolve: (png: Buffer) => void; reject: (error: Error) => void };

/** Ends the thread that it was told last, unless it is told the next one, or none, in time. */
function createWatch(logger: Pick<Logger, 'error'>, limitMs: number): (drawing: Worker | undefined) => void {
  let timer: NodeJS.Timeout | undefined;
  return (drawing) => {
    clearTimeout(timer);
    timer =
      drawing &&
      setTimeout(() => {
        logger.error({ limitMs }, 'a picture takes too long to draw, so its thread ends');
        void drawing.terminate();
      }, limitMs).unref();
  };
}

/**
 * Draws in a thread, one picture after the other, so that neither plans nor health checks wait for one. The thread and its library are
 * loaded for the first picture; when it dies, or is ended because one drawing takes too long, its pictures fail and the next one starts
 * another.
 *
 * @param limitMs for one drawing
 */
export function createPictureDrawer(logger: Pick<Logger, 'error'>, limitMs = longestMs): PictureDrawer {
  const waiting = new Map<number, Waiting>();
  const watch = createWatch(logger, limitMs);
  let thread: Worker | undefined;
  let last = 0;

  function fail(dead: Worker, error: Error): void {
    if (thread === dead) {
      thread = undefined;
      for (const { reject } of waiting.values()) {
        reject(error);
      }
      waiting.clear();
      watch(undefined);
    }
  }

  function start(): Worker {
    const started = new Worker(new URL('../../assets/draw-picture.mjs', import.meta.url));
    // A service that stops doesn't wait for it.
    started.unref();
    started.on('message', (message) => {
      const { id, png, fault } = answer.parse(message);
      const asked = waiting.get(id);
      waiting.delete(id);
      watch(waiting.size > 0 ? started : undefined);
      if (png) {
        asked?.resolve(Buffer.from(png.buffer, png.byteOffset, png.byteLength));
      } else {
        asked?.reject(new Error(`a picture can’t be drawn: ${fault}`));
      }
    });
    started.on('error', (error) => {
      logger.error({ err: error }, 'the thread that draws pictures failed');
      fail(started, error);
    });
    started.on('exit', () => fail(started, new Error('the thread that draws pictures ended')));
    return started;
  }

  return {
    draw: (svg) =>
      new Promise((resolve, reject) => {
        if (waiting.size >= mostWaiting) {
          reject(new AppError('service_unavailable', fixedMessages.unavailable, { retryAfterSeconds: 2 }));
          return;
        }
        thread ??= start();
        last += 1;
        waiting.set(last, { resolve, reject });
        if (waiting.size === 1) {
          watch(thread);
        }
        thread.postMessage({ id: last, svg });
      }),
    close: async () => {
      await thread?.terminate();
    },
  };
}
