import type { UserDataService } from '@city-genie/contracts/internal/user-data';
import { AppError, fixedMessages } from '@city-genie/service-kit/errors';
import type { UserDataClients } from '../src/user-data/user-data-clients.js';

/** `left`: who isn't done; `away`: who doesn't answer. */
type Answers = { settles: boolean; erases: boolean; exports: boolean; left: UserDataService[]; away: UserDataService[] };

/** The other services, which do what they are told to. */
export function otherServices() {
  const asked: { call: string; userId: string; email?: string | undefined }[] = [];
  const calls: { service: UserDataService; ids: string[] }[] = [];
  const answers: Answers = { settles: true, erases: true, exports: true, left: [], away: [] };
  const refuse = () => new AppError('service_unavailable', fixedMessages.unavailable, { retryAfterSeconds: 2 });
  const clients: UserDataClients = {
    async exportAll(userId, email) {
      asked.push({ call: 'export', userId, email });
      if (!answers.exports) {
        throw refuse();
      }
      return { billing: {}, waitlist: { entries: [email] }, recommendations: {}, mailer: {} };
    },
    async erase(service, users) {
      calls.push({ service, ids: users.map(({ id }) => id) });
      // The one that knows people by their address.
      if (service === 'waitlist') {
        asked.push(...users.map(({ id, email }) => ({ call: 'erase', userId: id, email })));
      }
      if (answers.away.includes(service)) {
        throw refuse();
      }
      const isLeft = answers.left.includes(service) || (service === 'waitlist' && !answers.erases);
      return new Set(isLeft ? [] : users.map(({ id }) => id));
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
    /** Each call to erase, in order. */
    calls,
    /** What was asked about a user. */
    askedAbout: (userId: string) => asked.filter((question) => question.userId === userId).map(({ call, email }) => [call, email]),
  };
}
