import { type AuditFilter, type AuditLogName, auditLogs } from './audit-api.js';
import { useAdminAddress } from './use-admin-address.js';

const dayMs = 86_400_000;

/** The first moment of a day, or of one after it; undefined for what is no day. */
function momentOf(day: string, daysLater = 0): string | undefined {
  const ms = /^20\d\d-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  return Number.isNaN(ms) ? undefined : new Date(ms + daysLater * dayMs).toISOString();
}

const [usualLog] = auditLogs;

const nobody = { user: undefined, actor: undefined };

/** Which entries of which log are shown, and how to show others. Days are `YYYY-MM-DD` in UTC, and both belong to what is shown. */
export function useAuditFilter() {
  const { params, go, searchWith } = useAdminAddress();
  const [action = '', actor = '', user = '', from = '', to = ''] = ['action', 'actor', 'user', 'from', 'to'].map(
    (name) => params.get(name) ?? '',
  );
  const given = { action, actor, user, from: momentOf(from), to: momentOf(to, 1) };
  const filter: AuditFilter = Object.fromEntries(Object.entries(given).filter(([, value]) => value));
  const onlyDay = (name: 'from' | 'to') => (day: string) => {
    // A date that is being typed is none yet.
    if (day === '' || momentOf(day)) {
      go({ [name]: day }, { replace: true });
    }
  };
  return {
    log: auditLogs.find((name) => name === params.get('log')) ?? usualLog,
    filter,
    from,
    to,
    /** The last day comes before the first one, so there is nothing to ask for. */
    isTurnedRound: filter.from !== undefined && filter.to !== undefined && filter.to <= filter.from,
    /** Each log has actions of its own. */
    openLog: (name: AuditLogName) => go({ log: name === usualLog ? undefined : name, action: undefined }),
    onlyAction: (word: string) => go({ action: word }),
    onlyFrom: onlyDay('from'),
    onlyTo: onlyDay('to'),
    /** Query strings of what somebody did, of all that is about them, of everybody, and of the whole log. */
    searchOfActor: (id: string) => searchWith({ ...nobody, actor: id }),
    searchOfUser: (id: string) => searchWith({ ...nobody, user: id }),
    searchOfEverybody: searchWith(nobody),
    searchOfAll: searchWith({ ...nobody, action: undefined, from: undefined, to: undefined }),
  };
}

export type AuditFilterSteps = ReturnType<typeof useAuditFilter>;
