import { HttpResponse, http } from 'msw';
import { expect, it, vi } from 'vitest';
import { endLeaving, forgetUser, guest, knownUser, noteLeaving, plansOwner, rememberUser } from '../../api/known-user.js';
import { authApi } from '../../features/auth/auth-api.js';
import { tileBase } from '../../features/map/kept-map/tile-base.js';
import { planBase } from '../../features/plan/kept-plans/plan-base.js';
import { refusal } from '../../testing/handlers.js';
import { keepInMemory } from '../../testing/keep-in-memory.js';
import { subscriber } from '../../testing/sample-user.js';
import { server } from '../../testing/server.js';
import { attachApi } from '../attach-api.js';
import { makeStore } from '../store.js';
import { followOwner } from './follow-owner.js';

/** Follows who is here in a store of its own. `ask` asks the server, which gives the reply. */
function follow() {
  keepInMemory();
  const store = makeStore();
  attachApi(store);
  const end = followOwner(store);
  const ask = async (reply: () => Response) => {
    server.use(http.get('*/api/auth/user', reply));
    await store.dispatch(authApi.endpoints.currentUser.initiate(undefined, { forceRefetch: true, subscribe: false }));
  };
  return { end, ask, erased: () => vi.mocked(planBase.erase).mock.calls.length };
}

it('the user whom the server names is known at the next start, and everything is erased when their session ends', async () => {
  const cookie = vi.spyOn(document, 'cookie', 'get').mockReturnValue('signed_in=1');
  const { end, ask, erased } = follow();
  expect([plansOwner(), erased()]).toEqual([undefined, 0]);
  await ask(() => HttpResponse.json(subscriber));
  // The store tells of several replies at once.
  await vi.waitFor(() => expect([knownUser(), plansOwner(), erased()]).toEqual([subscriber.id, subscriber.id, 0]));
  // No reply says nothing about who is here.
  await ask(() => HttpResponse.error());
  expect([plansOwner(), erased()]).toEqual([subscriber.id, 0]);
  await ask(() => refusal(401, 'unauthenticated', 'Please log in'));
  cookie.mockReturnValue('');
  await vi.waitFor(() => expect([knownUser(), plansOwner(), erased()]).toEqual([null, guest, 1]));
  end();
});

it('what somebody else has kept is erased when another user signs in', async () => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('signed_in=1');
  rememberUser('eva');
  const { end, ask, erased } = follow();
  await ask(() => HttpResponse.json(subscriber));
  await vi.waitFor(() => expect([knownUser(), erased()]).toEqual([subscriber.id, 1]));
  end();
  forgetUser();
});

it('who has logged out without a network is nobody here, whatever the server still says, until somebody logs in', async () => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('signed_in=1');
  const { end, ask } = follow();
  noteLeaving();
  await ask(() => HttpResponse.json(subscriber));
  expect([knownUser(), plansOwner()]).toEqual([null, undefined]);
  endLeaving();
  await ask(() => HttpResponse.json(subscriber));
  await vi.waitFor(() => expect(plansOwner()).toBe(subscriber.id));
  end();
  forgetUser();
});

it('so it is when a session has ended while no page was open', () => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
  rememberUser('eva');
  const tilesErased = vi.spyOn(tileBase, 'erase').mockResolvedValue();
  const { end, erased } = follow();
  expect([knownUser(), erased()]).toEqual([null, 1]);
  expect(tilesErased).toHaveBeenCalledOnce();
  end();
});
