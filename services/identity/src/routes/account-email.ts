import { accountPageMessages } from '@city-genie/contracts/account/endpoints';
import { changeEmailRoute, confirmEmailRoute, keepEmailRoute } from '@city-genie/contracts/account/routes';
import type { Service } from '@city-genie/service-kit/calls/create-service';
import { notSignedIn, requireUser } from '@city-genie/service-kit/trust/caller';
import type { FastifyRequest } from 'fastify';
import type { EmailWish } from '../email-change/email-wish.js';
import type { UserRow } from '../users/user-model.js';
import type { UserRepository } from '../users/user-repository.js';

export type AccountEmailDeps = {
  users: Pick<UserRepository, 'findById'>;
  emailWish: EmailWish;
  confirmEmail(user: UserRow, token: string, requestId: string): Promise<void>;
};

/** /api/account/email: another address, which becomes the user's when they confirm it. */
export function registerAccountEmail(app: Service, { users, emailWish, confirmEmail }: AccountEmailDeps): void {
  async function userOf(request: FastifyRequest): Promise<UserRow> {
    const user = await users.findById(requireUser(request).userId);
    if (!user) {
      throw notSignedIn();
    }
    return user;
  }

  app.route({
    ...changeEmailRoute,
    handler: async (request) => {
      await emailWish.askForEmail(await userOf(request), { ...request.body, requestId: request.id });
      return { success: true as const, message: accountPageMessages.emailAsked };
    },
  });
  app.route({
    ...keepEmailRoute,
    handler: async (request) => {
      await emailWish.keepEmail(requireUser(request).userId);
      return { success: true as const, message: accountPageMessages.emailKept };
    },
  });
  app.route({
    ...confirmEmailRoute,
    handler: async (request) => {
      await confirmEmail(await userOf(request), request.body.token, request.id);
      return { success: true as const, message: accountPageMessages.emailChanged };
    },
  });
}
