import { type CodeRequest, codeRequest } from '@city-genie/contracts/second-factor/request';
import type { FormRules } from '../../forms/form-rules.js';
import { secondFactorApi } from './second-factor-api.js';

/** The code that shows that an app has the new secret. */
export const setUpRules: FormRules<CodeRequest, { recoveryCodes: string[] }> = {
  schema: codeRequest,
  send: (request, dispatch) => dispatch(secondFactorApi.endpoints.confirmSecondFactor.initiate(request, { track: false })),
};
