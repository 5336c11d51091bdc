import { userDataServices } from '@city-genie/contracts/internal/user-data';

/** Addresses of the other services where nobody answers, for tests that ask none of them. */
export const userDataUrls: Readonly<Record<string, string>> = Object.fromEntries(
  userDataServices.map((name) => [`${name.toUpperCase()}_URL`, 'http://127.0.0.1:9']),
);
