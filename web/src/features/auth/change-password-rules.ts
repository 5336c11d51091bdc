import { accountMessages } from '@city-genie/contracts/auth/endpoints';
import { passwordFault, registrationRules } from '@city-genie/contracts/auth/password-rules';
import * as z from 'zod/mini';
import type { FormRules } from '../../forms/form-rules.js';
import { changePasswordApi } from './change-password-api.js';

/** Shorter ones are refused in words of their own, before the list of requirements is gone through. */
const shortestPassword = 6;

const filled = (message: string) => z.string(message).check(z.minLength(1, message));

type Fault = { field: 'newPassword' | 'confirmPassword'; message: string };

/** What is wrong with a filled-in form; the order is part of the product (docs/rules/accounts.md#changing-a-password). */
function faultOf(newPassword: string, confirmPassword: string): Fault | undefined {
  if (newPassword !== confirmPassword) {
    return { field: 'confirmPassword', message: 'New passwords do not match' };
  }
  if ([...newPassword].length < shortestPassword) {
    return { field: 'newPassword', message: `New password must be at least ${shortestPassword} characters long` };
  }
  const message = passwordFault(newPassword, registrationRules);
  return message === undefined ? undefined : { field: 'newPassword', message };
}

const schema = z
  .object({
    username: z.string(),
    currentPassword: filled(accountMessages.currentPassword),
    newPassword: filled(accountMessages.newPassword),
    confirmPassword: filled('Please confirm your password'),
  })
  .check(({ value, issues }) => {
    const fault = issues.length === 0 ? faultOf(value.newPassword, value.confirmPassword) : undefined;
    if (fault) {
      issues.push({ code: 'custom', message: fault.message, path: [fault.field], input: value });
    }
  });

/** The rules of the change-password form. */
export const changePasswordRules: FormRules<z.infer<typeof schema>, unknown> = {
  schema,
  send: ({ confirmPassword: _confirmed, ...request }, dispatch) =>
    dispatch(changePasswordApi.endpoints.changePassword.initiate(request, { track: false })),
};
