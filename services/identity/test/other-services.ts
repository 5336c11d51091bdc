import type { UserDataService } from '@city-genie/contracts/internal/user-data';
import { AppError, fixedMessages } from '@city-genie/service-kit/errors';
import type { UserDataClients } from '../src/user-data/user-data-clients.js';

/** The other services, which do what they are told to. */
export function otherServices() {
  const asked: { call: string; userId: string; email?: string | undefined }[] = [];
  const answers: { settles: boolean; erases: boolean; exports: boolean; left: UserDataService[] } = {
    settles: true,
    erases: true,
    exports: true,
    left: [],
  };
  const refuse = () => new AppError('service_unavailable', fixedMessages.unavailable, { retryAfterSeconds: 2 });
  const clients: UserDataClients = {
    async exportAll(userId, email) {
      asked.push({ call: 'export', userId, email });
      if (!answers.exports) {
        throw refuse();
      }
      return { billing: {}, waitlist: { entries: [email] }, recommendations: {}, mailer: {} };
    },
    async eraseAll(userId, email) {
      asked.push({ call: 'erase', userId, email });
      return answers.erases ? answers.left : ['waitlist'];
    },
    async settle(userId) {
      asked.push({ call: 'settle', userId });
      if (!answers.settles) {
        throw refuse();
      }
    },
  };
  return {
    clients,
    answers,
    /** What was asked about a user. */
    askedAbout: (userId: string) => asked.filter((question) => question.userId === userId).map(({ call, email }) => [call, email]),
  };
}
