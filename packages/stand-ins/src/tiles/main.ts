import { startFakeTiles } from './server.js';

// Started as its own process, for maps without the internet: MAP_TILES_URL is what it prints; PORT sets the port.
const tiles = await startFakeTiles({ port: Number(process.env.PORT ?? 0) });
console.log(`fake tiles at ${tiles.url}`);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    void tiles.close().then(() => process.exit(0));
  });
}
