import { passwordFault, registrationRules } from '@city-genie/contracts/auth/password-rules';
import { type RegisterRequest, registerRequest } from '@city-genie/contracts/auth/request';
import type { CurrentUser } from '@city-genie/contracts/auth/routes';
import * as z from 'zod/mini';
import type { FormRules } from '../../forms/form-rules.js';
import { confirmation, matches } from './confirmation.js';
import { registerApi } from './register-api.js';

/** The form says it without "long", the server with it; both were ordered. */
const passwordRules = registrationRules.map((rule) =>
  rule.id === 'length' ? { ...rule, message: 'Password must be at least 8 characters' } : rule,
);

const password = z.string().check((context) => {
  const message = passwordFault(context.value, passwordRules);
  if (message !== undefined) {
    context.issues.push({ code: 'custom', message, input: context.value });
  }
});

const registerForm = z
  .extend(registerRequest, {
    password,
    confirmPassword: confirmation,
    terms: z.literal('on', 'Please accept the Terms and confirm that you are 13 or older'),
  })
  .check(matches('password'));

export type RegisterFields = z.infer<typeof registerForm>;

/** What is sent beside the fields: which terms were accepted, and the token of an invitation. */
export type RegisterExtras = Pick<RegisterRequest, 'termsVersion' | 'inviteToken'>;

/** The rules of the form; the second password and the ticked box stay here. */
export function registerRules(extras: RegisterExtras): FormRules<RegisterFields, { user: CurrentUser }> {
  return {
    schema: registerForm,
    send: ({ confirmPassword: _confirmed, terms: _accepted, ...fields }, dispatch) =>
      dispatch(registerApi.endpoints.register.initiate({ ...fields, ...extras }, { track: false })),
  };
}
