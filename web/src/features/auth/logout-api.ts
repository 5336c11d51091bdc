import { forceLogout, logout } from '@city-genie/contracts/auth/endpoints';
import type { forceLogoutRoute, logoutRoute } from '@city-genie/contracts/auth/routes';
import type { RouteReply } from '@city-genie/contracts/route';
import { api } from '../../api/api.js';
import { call } from '../../api/call.js';

const logoutCall = call<typeof logoutRoute>(logout);
const forceLogoutCall = call<typeof forceLogoutRoute>(forceLogout);

/** The two ways out. What they leave behind is dropped with the page, which is loaded anew (`app/late/use-logout.ts`). */
export const logoutApi = api.injectEndpoints({
  endpoints: (build) => ({
    logout: build.mutation<RouteReply<typeof logoutRoute>, void>({ query: () => logoutCall({}) }),
    forceLogout: build.mutation<RouteReply<typeof forceLogoutRoute>, void>({ query: () => forceLogoutCall({}) }),
  }),
});
