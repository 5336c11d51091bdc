import { startFakeWeather } from './server.js';

// Started as its own process by the stack under test; PORT sets the port.
const weather = await startFakeWeather({ port: Number(process.env.PORT ?? 0) });
console.log(`fake weather at ${weather.url}`);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    void weather.close().then(() => process.exit(0));
  });
}
