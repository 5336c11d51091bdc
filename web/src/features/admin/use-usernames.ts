import { mostListedUsers } from '@city-genie/contracts/admin/endpoints';
import { skipToken } from '@reduxjs/toolkit/query';
import type { AuditPage } from './audit-api.js';
import { isPerson } from './audit-words.js';
import type { AuditFilterSteps } from './use-audit-filter.js';
import { useListUsersQuery } from './users-api.js';

/** The form of identity's ids; nobody has another one. */
const isUserId = (id: string | undefined): id is string => id !== undefined && /^[0-9a-f]{24}$/.test(id);

/** Ids of the people whom entries name and of those who are asked for, each once. */
function peopleIn(pages: readonly AuditPage[], { filter }: AuditFilterSteps): readonly string[] {
  const parties = pages.flatMap(({ entries }) => entries.flatMap(({ actor, target }) => [actor, target]));
  const ids = [...parties.filter(isPerson).map(({ id }) => id), filter.actor, filter.user].filter(isUserId);
  return [...new Set(ids)].slice(0, mostListedUsers.ofPage);
}

/**
 * The usernames of a log's people, by id, as far as they still exist. The log of the accounts has them in its replies; those of other services
 * know ids alone, and the list of users is asked.
 *
 * @param username of the acting administrator
 * @param shown the pages that are shown, which may still be those of the filter before
 * @param current those of this filter
 */
export function useUsernames(
  username: string,
  steps: AuditFilterSteps,
  shown: readonly AuditPage[],
  current: readonly AuditPage[],
): Readonly<Record<string, string>> {
  const ids = steps.log === 'accounts' ? [] : peopleIn(current, steps);
  const { data } = useListUsersQuery(ids.length > 0 ? { username, ids: [...ids] } : skipToken);
  const users = data?.users.map((user) => [user.id, user.username] as const) ?? [];
  return Object.fromEntries([...users, ...shown.flatMap(({ usernames }) => Object.entries(usernames ?? {}))]);
}
