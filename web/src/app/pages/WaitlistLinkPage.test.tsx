import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { refusal } from '../../testing/handlers.js';
import { renderSite } from '../../testing/render-site.js';
import { server } from '../../testing/server.js';

const main = () => within(screen.getByRole('main'));
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

/** Records what is asked of both calls. */
function serve(answer: () => Response): unknown[] {
  const asked: unknown[] = [];
  server.use(
    http.post('*/api/waitlist/confirm', async ({ request }) => {
      asked.push(await request.json());
      return answer();
    }),
    http.post('*/api/waitlist/unsubscribe', ({ request }) => {
      asked.push(new URL(request.url).search);
      return answer();
    }),
  );
  return asked;
}

const confirmed = (cities: readonly string[]) => () => HttpResponse.json({ success: true, message: 'Your address is confirmed', cities });
const left = () => HttpResponse.json({ success: true, message: 'You are off the list' });

describe('/waitlist/confirm', () => {
  it('does nothing before the button is pressed, then says for which cities the place is kept', async () => {
    const asked = serve(confirmed(['London', 'Lisbon']));
    const { user } = await renderSite('/waitlist/confirm?token=abc');
    expect(await title('Is this you?')).toBeInTheDocument();
    expect(asked).toEqual([]);
    await user.click(main().getByRole('button', { name: 'Confirm my address' }));
    expect(await title('Your place is kept')).toHaveFocus();
    expect(main().getByText(/when City Genie opens in London and Lisbon\./)).toBeInTheDocument();
    expect(main().getByRole('link', { name: 'Explore Paris' })).toHaveAttribute('href', '/paris');
    expect(asked).toEqual([{ token: 'abc' }]);
  });

  it('doesn’t promise that Paris, which is open, will open', async () => {
    serve(confirmed(['Paris']));
    const { user } = await renderSite('/waitlist/confirm?token=abc');
    await user.click(await main().findByRole('button', { name: 'Confirm my address' }));
    expect(await main().findByText(/^Paris is open to everybody already: start whenever you like\./)).toBeInTheDocument();
    expect(main().queryByText(/opens in/)).not.toBeInTheDocument();
  });

  it('shows the cities that strangers typed as text', async () => {
    serve(confirmed(['<img src=x onerror=alert(1)>']));
    const { user } = await renderSite('/waitlist/confirm?token=abc');
    await user.click(await main().findByRole('button', { name: 'Confirm my address' }));
    expect(await main().findByText(/opens in <img src=x onerror=alert\(1\)>\./)).toBeInTheDocument();
  });

  it('says that a link is of no use, and offers to sign up again', async () => {
    serve(() => refusal(400, 'invalid_token', 'This link doesn’t work any more'));
    const { user } = await renderSite('/waitlist/confirm?token=abc');
    await user.click(await main().findByRole('button', { name: 'Confirm my address' }));
    expect(await title('This link has had its day')).toHaveFocus();
    expect(main().getByRole('link', { name: 'Join the waitlist' })).toHaveAttribute('href', '/#waitlist');
  });

  it('says so at once without a token', async () => {
    const asked = serve(left);
    await renderSite('/waitlist/confirm');
    expect(await title('This link has had its day')).toBeInTheDocument();
    expect(asked).toEqual([]);
  });

  it.each([
    ['a fault of ours', () => refusal(503, 'service_unavailable', 'Please try again later'), 'Please try again later'],
    ['no reply', () => HttpResponse.error(), 'City Genie could not be reached. Please try again in a moment.'],
  ])('can be pressed again after %s', async (_fault, answer, text) => {
    const asked = serve(answer);
    const { user } = await renderSite('/waitlist/confirm?token=abc');
    const button = await main().findByRole('button', { name: 'Confirm my address' });
    await user.click(button);
    await waitFor(() => expect(main().getByRole('alert')).toHaveTextContent(text));
    await user.click(button);
    await waitFor(() => expect(asked).toHaveLength(2));
  });
});

describe('/waitlist/unsubscribe', () => {
  it('asks first, then takes the address off the list', async () => {
    const asked = serve(left);
    const { user } = await renderSite('/waitlist/unsubscribe?token=abc');
    expect(await title('Leave the waitlist?')).toBeInTheDocument();
    expect(asked).toEqual([]);
    await user.click(main().getByRole('button', { name: 'Take me off the list' }));
    expect(await title('You are off the list')).toHaveFocus();
    expect(asked).toEqual(['?token=abc']);
  });

  it('says what else helps when the link is of no use', async () => {
    serve(() => refusal(400, 'invalid_token', 'This link doesn’t work any more'));
    const { user } = await renderSite('/waitlist/unsubscribe?token=abc');
    await user.click(await main().findByRole('button', { name: 'Take me off the list' }));
    expect(await title('This link has had its day')).toHaveFocus();
    expect(main().getByText(/simply reply to the mail/)).toBeInTheDocument();
    expect(main().getByRole('link', { name: 'Back to Home' })).toBeInTheDocument();
  });
});
