import { act, renderHook } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { useAdminAddress } from './use-admin-address.js';

type Address = ReturnType<typeof useAdminAddress>;

/** The dashboard at an address; `current` is what its parts see. */
function openAt(search: string) {
  const seen: { current: Address | undefined } = { current: undefined };
  function Part() {
    seen.current = useAdminAddress();
    return null;
  }
  const router = createMemoryRouter([{ path: '/admin', element: <Part /> }], { initialEntries: [`/admin${search}`] });
  renderHook(() => undefined, { wrapper: () => <RouterProvider router={router} /> });
  const address = () => seen.current ?? expect.fail('not rendered');
  return { router, address, search: () => router.state.location.search };
}

describe('the address of the dashboard', () => {
  it('keeps a change that isn’t shown yet when the next one comes', async () => {
    const { address, search } = openAt('?tab=waitlist');
    await act(async () => {
      const before = address();
      before.go({ city: 'Paris' });
      before.go({ status: 'confirmed' });
    });
    expect(search()).toBe('?tab=waitlist&city=Paris&status=confirmed');
  });

  it('builds on what is shown again after Back', async () => {
    const { router, address, search } = openAt('?tab=waitlist');
    await act(async () => address().go({ city: 'Paris' }));
    await act(async () => void router.navigate(-1));
    await act(async () => address().go({ status: 'pending' }));
    expect(search()).toBe('?tab=waitlist&status=pending');
  });

  it('drops everything when another tab is opened', async () => {
    const { address, search } = openAt('?tab=waitlist&city=Paris');
    await act(async () => address().open({ tab: 'audit' }));
    expect(search()).toBe('?tab=audit');
  });
});
