const withTestPayments = '--with-test-payments';

/**
 * Reads what follows `npm start --` or `npm run dev --`. Exits with a message for anything that there isn't.
 *
 * @param {string[]} args
 * @returns {{ withTestPayments: boolean }} whether payments are played by a stand-in
 */
export function readStartOptions(args) {
  const unknown = args.filter((arg) => arg !== withTestPayments);
  if (unknown.length > 0) {
    console.error(`There is no ${unknown.join(', ')}; there is ${withTestPayments}, with which payments are simulated.`);
    process.exit(1);
  }
  return { withTestPayments: args.includes(withTestPayments) };
}
