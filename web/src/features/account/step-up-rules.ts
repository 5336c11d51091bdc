import { accountPageMessages } from '@city-genie/contracts/account/endpoints';
import type { RouteReply } from '@city-genie/contracts/route';
import { stepUp } from '@city-genie/contracts/second-factor/endpoints';
import { codeRequest, type StepUpRequest } from '@city-genie/contracts/second-factor/request';
import type { stepUpRoute } from '@city-genie/contracts/second-factor/routes';
import * as z from 'zod/mini';
import { api } from '../../api/api.js';
import { call } from '../../api/call.js';
import type { CallDispatch, FormRules } from '../../forms/form-rules.js';

const stepUpCall = call<typeof stepUpRoute>(stepUp);

const stepUpApi = api.injectEndpoints({
  endpoints: (build) => ({
    stepUp: build.mutation<RouteReply<typeof stepUpRoute>, StepUpRequest>({ query: (request) => stepUpCall({}, request) }),
  }),
});

const send = (request: StepUpRequest, dispatch: CallDispatch) => dispatch(stepUpApi.endpoints.stepUp.initiate(request, { track: false }));

const { password } = accountPageMessages;
const passwordRequest = z.object({ password: z.string(password).check(z.minLength(1, password)) });

/** For users with a second factor. */
export const codeRules: FormRules<z.infer<typeof codeRequest>, unknown> = { schema: codeRequest, send };

/** For everybody else. */
export const passwordRules: FormRules<z.infer<typeof passwordRequest>, unknown> = { schema: passwordRequest, send };
