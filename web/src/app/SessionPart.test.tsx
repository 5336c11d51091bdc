import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ComponentType, StrictMode } from 'react';
import { Link, MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { lazyPart } from '../ui/lazy-part.js';
import { SessionPart } from './SessionPart.js';

const Account: ComponentType = () => <p>Account</p>;

function renderPart(load: () => Promise<ComponentType>) {
  render(
    <StrictMode>
      <MemoryRouter>
        <p>Page</p>
        <Link to="/next">Next page</Link>
        <SessionPart part={lazyPart(load)} />
      </MemoryRouter>
    </StrictMode>,
  );
}

describe('SessionPart', () => {
  it('without the hint cookie: neither loaded nor shown', async () => {
    const load = vi.fn(async () => Account);
    renderPart(load);
    expect(await screen.findByText('Page')).toBeInTheDocument();
    expect(load).not.toHaveBeenCalled();
    expect(screen.queryByText('Account')).not.toBeInTheDocument();
  });

  it('with the hint cookie: loaded and shown', async () => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('signed_in=1');
    renderPart(async () => Account);
    expect(await screen.findByText('Account')).toBeInTheDocument();
  });

  it('a failed load leaves the page intact, and is tried again on the next page', async () => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('signed_in=1');
    // React logs the error that the boundary catches.
    const report = vi.spyOn(console, 'error').mockReturnValue();
    const load = vi.fn(async () => Account).mockRejectedValueOnce(new Error('away'));
    renderPart(load);
    await vi.waitFor(() => expect(report).toHaveBeenCalled());
    await userEvent.click(screen.getByRole('link', { name: 'Next page' }));
    expect(await screen.findByText('Account')).toBeInTheDocument();
  });
});
