import { type ChangeEmailRequest, changeEmailRequest } from '@city-genie/contracts/account/request';
import type { FormRules } from '../../forms/form-rules.js';
import { accountApi } from './account-api.js';

/** The rules of the form for another address. */
export const emailRules: FormRules<ChangeEmailRequest, { message: string }> = {
  schema: changeEmailRequest,
  send: (request, dispatch) => dispatch(accountApi.endpoints.changeEmail.initiate(request, { track: false })),
};
