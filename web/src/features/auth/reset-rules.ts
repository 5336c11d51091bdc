import { resetPasswordRequest } from '@city-genie/contracts/auth/request';
import * as z from 'zod/mini';
import type { FormRules } from '../../forms/form-rules.js';
import { confirmation, matches } from './confirmation.js';
import { recoveryApi } from './recovery-api.js';

const resetForm = z
  .extend(z.pick(resetPasswordRequest, { newPassword: true }), { confirmPassword: confirmation })
  .check(matches('newPassword'));

type ResetFields = z.infer<typeof resetForm>;

/** The rules of the form for the token of a link; the second password stays here. */
export function resetRules(token: string): FormRules<ResetFields, unknown> {
  return {
    schema: resetForm,
    send: ({ newPassword }, dispatch) => dispatch(recoveryApi.endpoints.resetPassword.initiate({ token, newPassword }, { track: false })),
  };
}
