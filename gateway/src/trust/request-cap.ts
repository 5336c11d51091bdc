import type { Socket } from 'node:net';
import { AppError } from '@city-genie/service-kit/errors';
import { ipBucket } from '@city-genie/service-kit/limits/ip-bucket';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { clientAddress } from './client-address.js';

/** Browsers and proxies send the next request of a connection after the reply to the last, so pipelining more than this is a flood. */
const perConnection = 8;

/** A request in flight. */
type Waiting = { client: string };

/**
 * Requests in flight, by connection and by client. They are also removed when their connection closes, because a reply queued behind others
 * gets no close event of its own.
 */
function createInFlightCounts() {
  const ofConnections = new WeakMap<Socket, Set<Waiting>>();
  const ofClients = new Map<string, number>();

  function leave(waiting: Waiting, connection: Set<Waiting>): void {
    if (connection.delete(waiting)) {
      const left = (ofClients.get(waiting.client) ?? 1) - 1;
      if (left > 0) {
        ofClients.set(waiting.client, left);
      } else {
        ofClients.delete(waiting.client);
      }
    }
  }

  function trackConnection(socket: Socket): Set<Waiting> {
    const connection = new Set<Waiting>();
    ofConnections.set(socket, connection);
    socket.once('close', () => {
      for (const waiting of connection) {
        leave(waiting, connection);
      }
    });
    return connection;
  }

  return {
    /** @returns the requests in flight on this connection and of this client, and a function to remove this one */
    enter(socket: Socket, client: string) {
      const connection = ofConnections.get(socket) ?? trackConnection(socket);
      const waiting = { client };
      connection.add(waiting);
      ofClients.set(client, (ofClients.get(client) ?? 0) + 1);
      return { onConnection: connection.size, ofClient: ofClients.get(client) ?? 0, leave: () => leave(waiting, connection) };
    },
  };
}

/**
 * An onRequest hook that limits the requests in flight. Over the limit of a connection it closes the connection; over that of a client it
 * answers 429.
 *
 * @param refused called for each, for metrics
 */
export function capRequests(perAddress: number, refused: () => void) {
  const inFlight = createInFlightCounts();
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { socket } = request;
    const { onConnection, ofClient, leave } = inFlight.enter(socket, ipBucket(clientAddress(request)));
    reply.raw.once('close', leave);
    if (onConnection > perConnection) {
      refused();
      socket.destroy();
      // A flood gets neither replies nor log lines.
      reply.hijack();
      return;
    }
    if (ofClient > perAddress) {
      refused();
      throw new AppError('rate_limited', 'That was a lot at once. Please try again in a moment.', { retryAfterSeconds: 1 });
    }
  };
}
