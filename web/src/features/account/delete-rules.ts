import { accountPageMessages } from '@city-genie/contracts/account/endpoints';
import { type DeleteAccountRequest, deleteAccountRequest } from '@city-genie/contracts/account/request';
import type { FormRules } from '../../forms/form-rules.js';
import { dataApi } from './data-api.js';

/** The rules of the form that deletes the account of this user. */
export function deleteRules(own: string): FormRules<DeleteAccountRequest, unknown> {
  const schema = deleteAccountRequest.check(({ value, issues }) => {
    if (value.username.trim().toLowerCase() !== own.toLowerCase()) {
      issues.push({ code: 'custom', message: accountPageMessages.typedName, path: ['username'], input: value });
    }
  });
  return {
    schema,
    send: (request, dispatch) => dispatch(dataApi.endpoints.deleteAccount.initiate(request, { track: false })),
  };
}
