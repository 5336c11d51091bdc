import { deleteAccount, exportAccount } from '@city-genie/contracts/account/endpoints';
import type { DeleteAccountRequest } from '@city-genie/contracts/account/request';
import type { deleteAccountRoute, exportAccountRoute } from '@city-genie/contracts/account/routes';
import type { RouteReply } from '@city-genie/contracts/route';
import { api } from '../../api/api.js';
import { call } from '../../api/call.js';

const exportCall = call<typeof exportAccountRoute>(exportAccount);
const deleteCall = call<typeof deleteAccountRoute>(deleteAccount);

export type AccountExport = RouteReply<typeof exportAccountRoute>;

/** What can be done with everything that is stored about the user. */
export const dataApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A mutation, although it only reads: it is made when somebody asks for the file, and nothing of it is to stay in the cache. */
    exportAccount: build.mutation<AccountExport, void>({ query: () => exportCall({}) }),
    deleteAccount: build.mutation<RouteReply<typeof deleteAccountRoute>, DeleteAccountRequest>({
      query: (request) => deleteCall({}, request),
    }),
  }),
});
