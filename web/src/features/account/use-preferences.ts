import type { PreferencesRequest } from '@city-genie/contracts/account/request';
import type { Account, Preferences } from '@city-genie/contracts/account/routes';
import { useRef, useState } from 'react';
import { accountApi } from './account-api.js';
import { useAct } from './use-act.js';

/** The changes that were made while these were being saved. */
function laterThan(saved: PreferencesRequest, changes: PreferencesRequest): PreferencesRequest {
  return {
    ...(changes.signInNotices !== saved.signInNotices && { signInNotices: changes.signInNotices }),
    ...(changes.newsCities !== saved.newsCities && { newsCities: changes.newsCities }),
  };
}

/**
 * The user's preferences, saved at every change. A change shows at once and is undone when it can't be saved. One is saved after the other,
 * so the last one counts, however fast they come.
 */
export function usePreferences({ id: userId, preferences: before }: Account) {
  // From the replies, since the account itself is updated a moment later, and the former choice would flash up.
  const [saved, setSaved] = useState(before);
  // The account is read anew at every visit; what was changed elsewhere comes with that.
  const [read, setRead] = useState(before);
  if (read !== before) {
    setRead(before);
    setSaved(before);
  }
  const [unsaved, setUnsaved] = useState<PreferencesRequest>({});
  const latest = useRef<PreferencesRequest>({});
  const { act, run, tell } = useAct('That could not be saved. Please try again in a moment.');

  const keep = (changes: PreferencesRequest) => {
    latest.current = changes;
    setUnsaved(changes);
  };
  const save = async (): Promise<void> => {
    const changes = latest.current;
    const reply = await run(async (dispatch) => {
      // A reply to an earlier question would tell of the time before the change.
      await dispatch(accountApi.util.getRunningQueryThunk('account', userId));
      return dispatch(accountApi.endpoints.changePreferences.initiate({ userId, changes }, { track: false }));
    }, 'Saved');
    if (reply) {
      setSaved(reply.preferences);
    }
    keep(reply ? laterThan(changes, latest.current) : {});
    if (Object.keys(latest.current).length > 0) {
      await save();
    }
  };

  const change = (changes: PreferencesRequest) => {
    const isSaving = Object.keys(latest.current).length > 0;
    keep({ ...latest.current, ...changes });
    if (!isSaving) {
      tell(undefined);
      void save();
    }
  };
  const preferences: Preferences = {
    signInNotices: unsaved.signInNotices ?? saved.signInNotices,
    newsCities: unsaved.newsCities ?? saved.newsCities,
  };
  return { preferences, change, act };
}
