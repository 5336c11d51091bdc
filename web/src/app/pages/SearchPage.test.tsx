import { cities } from '@city-genie/city-data/catalog';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { refusal } from '../../testing/handlers.js';
import { renderSite } from '../../testing/render-site.js';
import { paid, subscriber } from '../../testing/sample-user.js';
import { server } from '../../testing/server.js';
import { signIn, tellPayment } from '../../testing/visitor.js';

const results = () => within(screen.getByRole('list', { name: 'Results' })).getAllByRole('heading', { level: 2 });
const status = () => within(screen.getByRole('main')).getByRole('status');

describe('search page', () => {
  it('lists everything before a search, without a call', async () => {
    server.use(
      http.get('*/api/:city/guide', () => HttpResponse.error()),
      http.get('*/api/places', () => HttpResponse.error()),
    );
    await renderSite('/search');
    const index = screen.getByRole('region', { name: 'The index' });
    expect(
      within(index)
        .getAllByRole('heading', { level: 3 })
        .map((heading) => heading.textContent),
    ).toEqual(cities.map(({ name }) => name).sort());
    expect(within(index).getByRole('link', { name: 'Cosy & Contemplative' })).toHaveAttribute('href', '/london?mood=cozy-contemplative');
    expect(status()).toBeEmptyDOMElement();
  });

  it('shows cities, moods and highlights of Paris for an address with q, and their number', async () => {
    await renderSite('/search?q=romantic');
    await waitFor(() => expect(status()).toHaveTextContent('3 results for “romantic”'));
    expect(results().map((heading) => heading.textContent)).toEqual(['Romantic', 'Romantic & Dolce Vita', 'Eiffel Tower']);
    expect(screen.getByRole('link', { name: 'Romantic' })).toHaveAttribute('href', '/paris?mood=romantic-dreamy');
    expect(screen.getByRole('searchbox')).toHaveValue('romantic');
  });

  it('shows no lock to a subscriber, and first the city from which one came', async () => {
    const { store } = await renderSite('/search?q=romantic', { from: '/rome' });
    await waitFor(() => expect(results()[0]).toHaveTextContent('Romantic'));
    expect(results().map((heading) => heading.textContent)).toEqual(['Romantic', 'Romantic & Dolce Vita', 'Eiffel Tower']);
    expect(screen.getByText('For subscribers')).toBeInTheDocument();
    await act(async () => {
      await signIn(store, subscriber);
      await tellPayment(store, paid);
    });
    await waitFor(() => expect(screen.queryByText('For subscribers')).not.toBeInTheDocument());
    expect(results().map((heading) => heading.textContent)).toEqual(['Romantic & Dolce Vita', 'Romantic', 'Eiffel Tower']);
  });

  it('follows the typed text, and a link replaces it', async () => {
    const { user } = await renderSite('/search');
    await user.type(screen.getByRole('searchbox', { name: /city, a mood/ }), 'Tok');
    await waitFor(() => expect(status()).toHaveTextContent('5 results for “Tok”'));
    expect(results()[0]).toHaveTextContent('Tokyo');
    await user.click(screen.getByRole('link', { name: 'jazz' }));
    await waitFor(() => expect(status()).toHaveTextContent('for “jazz”'));
    expect(screen.getByRole('searchbox')).toHaveValue('jazz');
  });

  it('keeps the typed text while the address is updated', async () => {
    const { user } = await renderSite('/search?q=rome');
    const field = screen.getByRole('searchbox');
    await user.clear(field);
    await user.type(field, 'berlin');
    await user.keyboard('{Enter}');
    await user.type(field, ' green');
    expect(field).toHaveValue('berlin green');
    await waitFor(() => expect(status()).toHaveTextContent('1 result for “berlin green”'));
  });

  it('offers alternatives when nothing is found', async () => {
    await renderSite('/search?q=zanzibar');
    await waitFor(() => expect(status()).toHaveTextContent('Nothing found for “zanzibar”'));
    expect(screen.getByText(/start from the index/)).toBeInTheDocument();
    expect(within(screen.getByRole('region', { name: 'The index' })).getByRole('link', { name: 'Paris' })).toBeInTheDocument();
  });

  it('finds a place by its name, and says what was probably meant', async () => {
    const { user } = await renderSite('/search?q=luvre');
    await user.click(await screen.findByRole('link', { name: 'Musée du Louvre' }));
    await waitFor(() => expect(status()).toHaveTextContent('1 result for “Musée du Louvre”'));
    expect(screen.getByRole('link', { name: 'Musée du Louvre' })).toHaveAttribute('href', '/paris?mood=artistic-cultural&pin=louvre');
  });

  it('shows twenty results, and all at a press', async () => {
    await renderSite('/search?q=mood');
    await waitFor(() => expect(status()).toHaveTextContent('32 results for “mood”'));
    expect(results()).toHaveLength(20);
    fireEvent.click(screen.getByRole('button', { name: 'Show all 32' }));
    expect(results()).toHaveLength(32);
  });

  it('finds cities and moods without the guide and the places, and says so', async () => {
    const away = () => refusal(503, 'service_unavailable', 'Please try again later');
    server.use(http.get('*/api/:city/guide', away), http.get('*/api/places', away));
    const { user } = await renderSite('/search?q=paris');
    await waitFor(() => expect(status()).toHaveTextContent('5 results for “paris”'));
    expect(results()[0]).toHaveTextContent('Paris');
    expect(screen.getByText(/can’t be searched right now/)).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Louvre' }));
    await waitFor(() => expect(status()).toHaveTextContent(/^Some places or parts of the guide can’t be searched right now/));
    expect(screen.getAllByText(/can’t be searched right now/)).toHaveLength(1);
    expect(screen.queryByText(/Nothing found|Try fewer letters/)).not.toBeInTheDocument();
  });
});

describe('404 page', () => {
  it('has its title and three links', async () => {
    const { user } = await renderSite('/no/such/page');
    expect(screen.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeInTheDocument();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    expect(main.getByRole('link', { name: 'Explore Paris' })).toHaveAttribute('href', '/paris');
    await user.type(main.getByRole('searchbox'), 'rome{Enter}');
    await waitFor(() => expect(status()).toHaveTextContent('for “rome”'));
    expect(screen.getByRole('searchbox')).toHaveValue('rome');
  });
});
