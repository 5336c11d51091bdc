import type { Socket } from 'node:net';
import { AppError } from '@city-genie/service-kit/errors';
import { ipBucket } from '@city-genie/service-kit/limits/ip-bucket';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { clientAddress } from './client-address.js';

/** Browsers and proxies send the next request of a connection when they have the answer to the last; who sends more at once floods. */
const perConnection = 8;

/** A request that waits for its answer. */
type Waiting = { client: string };

/** What waits, by connection and by client. An answer that is in line behind others never hears that its connection has ended. */
function createWaitingRoom() {
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

  function enterConnection(socket: Socket): Set<Waiting> {
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
    /** @returns how many wait now on this connection and of this client, and how to leave */
    enter(socket: Socket, client: string) {
      const connection = ofConnections.get(socket) ?? enterConnection(socket);
      const waiting = { client };
      connection.add(waiting);
      ofClients.set(client, (ofClients.get(client) ?? 0) + 1);
      return { onConnection: connection.size, ofClient: ofClients.get(client) ?? 0, leave: () => leave(waiting, connection) };
    },
  };
}

/**
 * An onRequest hook: requests of one connection, and of one client, that wait for their answers. Over the first the connection ends, over the
 * second it is a 429.
 *
 * @param refused told of each, for figures
 */
export function capRequests(perAddress: number, refused: () => void) {
  const room = createWaitingRoom();
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { socket } = request;
    const { onConnection, ofClient, leave } = room.enter(socket, ipBucket(clientAddress(request)));
    reply.raw.once('close', leave);
    if (onConnection > perConnection) {
      refused();
      socket.destroy();
      // Of a thousand requests in one piece none gets as much as an answer or a line in the log.
      reply.hijack();
      return;
    }
    if (ofClient > perAddress) {
      refused();
      throw new AppError('rate_limited', 'That was a lot at once. Please try again in a moment.', { retryAfterSeconds: 1 });
    }
  };
}
