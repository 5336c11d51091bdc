import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { ipBucket } from '@city-genie/service-kit/limits/ip-bucket';

/**
 * Closes new connections of an address that already has too many. Not used behind proxies, which own all connections.
 *
 * @param refused called for each, for metrics
 */
export function capConnections(server: Pick<Server, 'on'>, perAddress: number, refused: () => void): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const client = ipBucket(socket.remoteAddress ?? '');
    const count = (open.get(client) ?? 0) + 1;
    if (count > perAddress) {
      refused();
      socket.destroy();
      return;
    }
    open.set(client, count);
    socket.once('close', () => {
      const left = (open.get(client) ?? 1) - 1;
      if (left > 0) {
        open.set(client, left);
      } else {
        open.delete(client);
      }
    });
  });
}
