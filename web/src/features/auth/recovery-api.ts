import { accountMessages, correctEmail, forgotPassword, resendVerification, resetPassword } from '@city-genie/contracts/auth/endpoints';
import type { CorrectEmailRequest, MailboxRequest, ResetPasswordRequest } from '@city-genie/contracts/auth/request';
import type {
  correctEmailRoute,
  forgotPasswordRoute,
  resendVerificationRoute,
  resetPasswordRoute,
} from '@city-genie/contracts/auth/routes';
import type { RouteReply } from '@city-genie/contracts/route';
import { api } from '../../api/api.js';
import { call } from '../../api/call.js';
import { toastShown } from '../../toasts/toast-slice.js';

const forgotCall = call<typeof forgotPasswordRoute>(forgotPassword);
const resetCall = call<typeof resetPasswordRoute>(resetPassword);
const resendCall = call<typeof resendVerificationRoute>(resendVerification);
const correctCall = call<typeof correctEmailRoute>(correctEmail);

/** The calls around mailed links. Their forms say why one failed. */
export const recoveryApi = api.injectEndpoints({
  endpoints: (build) => ({
    forgotPassword: build.mutation<RouteReply<typeof forgotPasswordRoute>, MailboxRequest>({
      query: (request) => forgotCall({}, request),
      onQueryStarted: async (_request, { dispatch, queryFulfilled }) => {
        await queryFulfilled.then(
          () => dispatch(toastShown({ tone: 'success', title: 'Email sent', text: accountMessages.resetRequested })),
          () => undefined,
        );
      },
    }),
    resetPassword: build.mutation<RouteReply<typeof resetPasswordRoute>, ResetPasswordRequest>({
      query: (request) => resetCall({}, request),
      // A reset ends all sessions, also one that is open here.
      invalidatesTags: (reply) => (reply ? ['CurrentUser'] : []),
      onQueryStarted: async (_request, { dispatch, queryFulfilled }) => {
        await queryFulfilled.then(
          () => dispatch(toastShown({ tone: 'success', title: accountMessages.passwordReset })),
          () => undefined,
        );
      },
    }),
    resendVerification: build.mutation<RouteReply<typeof resendVerificationRoute>, MailboxRequest>({
      query: (request) => resendCall({}, request),
    }),
    correctEmail: build.mutation<RouteReply<typeof correctEmailRoute>, CorrectEmailRequest>({
      query: (request) => correctCall({}, request),
    }),
  }),
});
