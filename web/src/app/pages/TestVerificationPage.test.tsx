import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { refusal } from '../../testing/handlers.js';
import { renderSite } from '../../testing/render-site.js';
import { sampleSiteConfig } from '../../testing/sample-site-config.js';
import { server } from '../../testing/server.js';

async function openTool() {
  server.use(http.get('*/api/config', () => HttpResponse.json({ ...sampleSiteConfig, devTools: true })));
  const { user } = await renderSite('/test-verification');
  const form = within(await screen.findByRole('form', { name: 'Test verification' }));
  const send = () => user.click(form.getByRole('button', { name: 'Generate Test Verification Link' }));
  return { user, form, send };
}

describe('/test-verification', () => {
  it('doesn’t exist without developer tools', async () => {
    await renderSite('/test-verification');
    expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeInTheDocument();
  });

  it('doesn’t exist while nobody knows whether there are any', async () => {
    server.use(http.get('*/api/config', () => refusal(503, 'service_unavailable', 'Please try again later')));
    await renderSite('/test-verification');
    expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeInTheDocument();
  });

  it('needs both fields', async () => {
    const { form, send } = await openTool();
    await send();
    expect(await form.findAllByText('Please enter both email and first name')).toHaveLength(2);
  });

  it('shows the link, which opens in a new tab', async () => {
    const verificationUrl = 'http://localhost:8080/api/auth/verify-email?token=abc';
    server.use(
      http.post('*/api/test-verification-email', () => HttpResponse.json({ success: true, verificationUrl, message: 'Here it is' })),
    );
    const { user, form, send } = await openTool();
    await user.type(form.getByLabelText('Email'), 'ada@example.com');
    await user.type(form.getByLabelText('First name'), 'Ada');
    await send();
    expect(await screen.findByText(verificationUrl)).toBeInTheDocument();
    const link = screen.getByRole('link', { name: /^Test This Link/ });
    expect(link).toHaveAttribute('href', verificationUrl);
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('says when no link could be made', async () => {
    server.use(http.post('*/api/test-verification-email', () => new HttpResponse(null, { status: 502 })));
    const { user, form, send } = await openTool();
    await user.type(form.getByLabelText('Email'), 'ada@example.com');
    await user.type(form.getByLabelText('First name'), 'Ada');
    await send();
    expect(await screen.findByText('Failed to generate test email')).toBeInTheDocument();
  });
});
