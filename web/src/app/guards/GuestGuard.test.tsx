import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it, vi } from 'vitest';
import { refusal } from '../../testing/handlers.js';
import { renderSite } from '../../testing/render-site.js';
import { subscriber } from '../../testing/sample-user.js';
import { server } from '../../testing/server.js';

function arrive(answer: () => Response) {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('signed_in=1');
  server.use(http.get('*/api/auth/user', answer));
}

it.each(['/login', '/register', '/login?redirect=/about'])('%s leads signed-in visitors home', async (path) => {
  arrive(() => HttpResponse.json(subscriber));
  const { address } = await renderSite(path);
  await waitFor(() => expect(address()).toBe('/'));
});

it.each([
  ['somebody whose session has ended', () => refusal(401, 'unauthenticated', 'Please log in')],
  ['somebody during an outage', () => refusal(503, 'service_unavailable', 'Please try again later')],
])('lets %s in', async (_who, answer) => {
  arrive(answer);
  const { store, address } = await renderSite('/login');
  await waitFor(() => expect(['anonymous', 'unknown']).toContain(store.getState().access?.status));
  expect(address()).toBe('/login');
  expect(screen.getByRole('form', { name: 'Login' })).toBeInTheDocument();
});
