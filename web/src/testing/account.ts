import type { Account } from '@city-genie/contracts/account/routes';
import { HttpResponse, http } from 'msw';
import { server } from './server.js';

/** Makes the server tell this account. */
export function tellAccount(account: Account): void {
  server.use(http.get('*/api/account', () => HttpResponse.json({ success: true, account })));
}
