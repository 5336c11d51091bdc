import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderSite } from '../../testing/render-site.js';
import { unpaidMember } from '../../testing/sample-user.js';
import { refuseCall, signIn } from '../../testing/visitor.js';

describe('a locked city', () => {
  it('shows a preview, the closed registration and a link to Paris', async () => {
    await renderSite('/rome');
    expect(screen.getByRole('heading', { level: 1, name: 'Rome Access Restricted' })).toBeInTheDocument();
    const register = screen.getByRole('button', { name: 'Register Now' });
    expect(register).toHaveAttribute('aria-disabled', 'true');
    expect(register).toHaveAccessibleDescription('Registration temporarily disabled');
    const waits = within(screen.getByRole('region', { name: 'Four moods wait behind the door' }));
    expect(waits.getAllByRole('listitem').map((item) => item.textContent)).toContain('Culinary, traditional');
    expect(screen.getByRole('link', { name: 'Explore Paris' })).toHaveAttribute('href', '/paris');
  });

  it('asks a signed-in visitor to pay', async () => {
    const { store } = await renderSite('/rome');
    await act(async () => {
      await signIn(store, unpaidMember);
      await refuseCall(store, 'payment_required');
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Subscription Required' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Complete Payment' })).toHaveAttribute('href', '/subscribe');
    expect(screen.getByRole('alert')).toHaveTextContent('Complete your subscription to explore Rome with personalized recommendations.');
  });
});
