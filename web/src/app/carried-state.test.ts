import { describe, expect, it, vi } from 'vitest';
import { carryState, restoreState } from './carried-state.js';

const login = { pathname: '/login', search: '?message=payment-complete', state: { mailedTo: 'ada@example.com' } };

describe('the state of a navigation', () => {
  it('is there again after the load of its page, once', () => {
    carryState(login);
    history.replaceState({ idx: 3 }, '', '/login?message=payment-complete');
    restoreState();
    expect(history.state).toEqual({ idx: 3, usr: { mailedTo: 'ada@example.com' } });
    history.replaceState(null, '');
    restoreState();
    expect(history.state).toBeNull();
  });

  it('isn’t given to another page, neither now nor later', () => {
    carryState(login);
    history.replaceState(null, '', '/about');
    restoreState();
    history.replaceState(null, '', '/login?message=payment-complete');
    restoreState();
    expect(history.state).toBeNull();
  });

  it('is lost where the browser keeps nothing', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    carryState(login);
    history.replaceState(null, '', '/login?message=payment-complete');
    restoreState();
    expect(history.state).toBeNull();
  });

  it.each(['no JSON', '7', '{"address":"/login"}'])('isn’t taken from %s', (kept) => {
    sessionStorage.setItem('city-genie.navigation-state', kept);
    history.replaceState(null, '', '/login');
    restoreState();
    expect(history.state).toBeNull();
  });
});
