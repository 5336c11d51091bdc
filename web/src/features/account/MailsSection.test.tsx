import type { Preferences } from '@city-genie/contracts/account/routes';
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { tellAccount } from '../../testing/account.js';
import { refusal } from '../../testing/handlers.js';
import { openAccount } from '../../testing/open-account.js';
import { sampleAccount } from '../../testing/sample-account.js';
import { server } from '../../testing/server.js';

/** A server that keeps what it is sent, and answers when the test lets it. */
function servePreferences() {
  const sent: Partial<Preferences>[] = [];
  const waiting: (() => void)[] = [];
  let kept: Preferences = sampleAccount.preferences;
  server.use(
    http.patch<never, Partial<Preferences>>('*/api/account/preferences', async ({ request }) => {
      const changes = await request.json();
      sent.push(changes);
      await new Promise<void>((resolve) => waiting.push(resolve));
      kept = { ...kept, ...changes };
      return HttpResponse.json({ success: true, preferences: kept });
    }),
  );
  return { sent, answerNext: () => waiting.shift()?.() };
}

const notices = 'Tell me when another kind of browser signs in';

describe('mails', () => {
  it('that nobody can refuse are named at the switch', async () => {
    const { section } = await openAccount();
    expect(section('Mails').getByRole('switch', { name: notices })).toHaveAccessibleDescription(
      'Other mails about the safety of your account, and about payments, always come.',
    );
  });

  it('are those of today at every visit, also when they were changed elsewhere', async () => {
    const { section, go } = await openAccount();
    expect(section('Mails').getByRole('switch', { name: notices })).toBeChecked();
    act(() => go('/about'));
    await screen.findByRole('heading', { level: 1, name: /About/ });
    tellAccount({ ...sampleAccount, preferences: { signInNotices: false, newsCities: ['rome'] } });
    act(() => go('/account'));
    await waitFor(() => expect(section('Mails').getByRole('switch', { name: notices })).not.toBeChecked());
    expect(section('Mails').getByLabelText('Rome')).toBeChecked();
  });

  it('offer the news of every city', async () => {
    const { section } = await openAccount({ ...sampleAccount, preferences: { signInNotices: false, newsCities: ['rome'] } });
    expect(
      section('Mails')
        .getAllByRole('checkbox')
        .map((box) => box.closest('div')?.textContent),
    ).toEqual(['Paris', 'London', 'Madrid', 'New York', 'Tokyo', 'Beijing', 'Rome', 'Berlin']);
    expect(section('Mails').getAllByRole('checkbox', { checked: true })).toEqual([section('Mails').getByLabelText('Rome')]);
  });

  it('are saved at once, and shown before the server has answered', async () => {
    const { sent, answerNext } = servePreferences();
    const { user, section } = await openAccount();
    await user.click(section('Mails').getByRole('switch', { name: notices }));
    expect(section('Mails').getByRole('switch', { name: notices })).not.toBeChecked();
    await waitFor(() => expect(sent).toEqual([{ signInNotices: false }]));
    expect(section('Mails').getByRole('status')).toBeEmptyDOMElement();
    answerNext();
    await waitFor(() => expect(section('Mails').getByRole('status')).toHaveTextContent('Saved'));
    expect(section('Mails').getByRole('switch', { name: notices })).not.toBeChecked();
  });

  it('are saved one after the other when changes come fast, the last one last', async () => {
    const { sent, answerNext } = servePreferences();
    const { user, section } = await openAccount();
    await user.click(section('Mails').getByLabelText('Rome'));
    await waitFor(() => expect(sent).toHaveLength(1));
    await user.click(section('Mails').getByLabelText('Paris'));
    await user.click(section('Mails').getByLabelText('Rome'));
    expect(sent).toHaveLength(1);
    answerNext();
    await waitFor(() => expect(sent).toEqual([{ newsCities: ['rome'] }, { newsCities: ['paris'] }]));
    answerNext();
    await waitFor(() => expect(section('Mails').getByRole('status')).toHaveTextContent('Saved'));
    expect(section('Mails').getByLabelText('Paris')).toBeChecked();
    expect(section('Mails').getByLabelText('Rome')).not.toBeChecked();
  });

  it('are as before when they can’t be saved, which is said', async () => {
    server.use(http.patch('*/api/account/preferences', () => refusal(503, 'service_unavailable', 'Please try again later')));
    const { user, section } = await openAccount();
    await user.click(section('Mails').getByLabelText('Tokyo'));
    await waitFor(() => expect(section('Mails').getByRole('alert')).toHaveTextContent('Please try again later'));
    expect(section('Mails').getByLabelText('Tokyo')).not.toBeChecked();
    servePreferences();
    await user.click(section('Mails').getByLabelText('Tokyo'));
    expect(section('Mails').getByLabelText('Tokyo')).toBeChecked();
    expect(section('Mails').getByRole('alert')).toBeEmptyDOMElement();
  });
});
