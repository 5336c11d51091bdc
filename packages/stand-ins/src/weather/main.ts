import { startFakeWeather } from './server.js';

// Started as a process of its own by the stack under test; PORT says where.
const weather = await startFakeWeather({ port: Number(process.env.PORT ?? 0) });
console.log(`fake weather at ${weather.url}`);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    void weather.close().then(() => process.exit(0));
  });
}
