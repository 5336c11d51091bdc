import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { ipBucket } from '@city-genie/service-kit/limits/ip-bucket';

/**
 * Ends connections of an address that has so many already. Not behind proxies, where all connections are theirs.
 *
 * @param refused told of each, for figures
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
