import { prepare, root } from './prepare.mjs';

// Billing itself is run from its source.
await prepare(['@city-genie/test-kit']);
const { runPayments } = await import('../payments/run-payments.ts');
process.exit(await runPayments(root));
