import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';

/** One line per finished request instead of Fastify's two; health checks aren't logged. */
export class RequestLog extends LogController {
  constructor() {
    super({ requestIdLogLabel: 'requestId' });
  }

  override incomingRequest(): void {
    // One line is logged when the request ends.
  }

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    if (request.routeOptions.logLevel === 'silent') {
      return;
    }
    const line = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      durationMs: Math.round(reply.elapsedTime * 10) / 10,
    };
    if (error) {
      reply.log.warn({ ...line, err: error }, 'request aborted');
    } else {
      reply.log.info(line, 'request');
    }
  }

  override routeNotFound(): void {
    // A 404 is logged as a finished request.
  }

  override defaultErrorLog(): void {
    // The error handler logs errors.
  }
}
