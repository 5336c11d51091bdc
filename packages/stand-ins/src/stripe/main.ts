import { startFakeStripe } from './server.js';

// Started as its own process by the stack under test; PORT sets the port.
const stripe = await startFakeStripe({ port: Number(process.env.PORT ?? 0) });
console.log(`fake Stripe at ${stripe.url}`);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    void stripe.close().then(() => process.exit(0));
  });
}
