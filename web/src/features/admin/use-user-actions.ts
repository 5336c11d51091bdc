import type { ListedUser } from '@city-genie/contracts/admin/routes';
import { useState } from 'react';
import { useDeleteUserMutation, useSetAdminMutation } from './user-changes-api.js';

/** What is being done to a user. */
export type UserAct = 'admin' | 'delete';

/** What an administrator can do to a user, and to whom it is being done. */
export function useUserActions(username: string) {
  const [setAdmin] = useSetAdminMutation();
  const [deleteUser] = useDeleteUserMutation();
  const [acts, setActs] = useState<ReadonlyMap<string, UserAct>>(new Map());

  const during = async (id: string, act: UserAct, call: () => PromiseLike<unknown>) => {
    setActs((before) => new Map(before).set(id, act));
    await call();
    setActs((before) => new Map([...before].filter(([other]) => other !== id)));
  };

  return {
    actOn: ({ id }: ListedUser) => acts.get(id),
    switchAdmin: (user: ListedUser) => during(user.id, 'admin', () => setAdmin({ user, username, isAdmin: !user.isAdmin })),
    remove: (user: ListedUser) => during(user.id, 'delete', () => deleteUser(user)),
  };
}

export type UserActions = ReturnType<typeof useUserActions>;
