import { inTransaction } from '@city-genie/service-kit/stores/mongo';
import type { Connection } from 'mongoose';
import type { Links } from '../links/links.js';
import type { UserRepository } from '../users/user-repository.js';

type Deps = {
  connection: Connection;
  users: Pick<UserRepository, 'findByEmail'>;
  links: Pick<Links, 'create' | 'tokenOf'>;
  publicUrl: string;
};

/**
 * @returns makes a verification link and hands it out, which proves nothing: for development alone
 * (docs/rules/accounts.md#developer-tools). For an address without a user it is a link that leads to success and changes nobody.
 */
export function createTestLinks({ connection, users, links, publicUrl }: Deps) {
  return async (email: string): Promise<string> => {
    const user = await users.findByEmail(email);
    const fields = await inTransaction(connection, (session) =>
      links.create(session, 'verify_email', { ...(user && { userId: String(user._id) }) }),
    );
    return `${publicUrl}/api/auth/verify-email?token=${links.tokenOf('verify_email', fields)}`;
  };
}
