import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { refusal } from '../../testing/handlers.js';
import { openNews } from '../../testing/open-news.js';
import { renderSite } from '../../testing/render-site.js';
import { server } from '../../testing/server.js';
import { refuseCall } from '../../testing/visitor.js';

const main = () => within(screen.getByRole('main'));
const storiesOf = (section: string) => main().getByRole('region', { name: section });
const titlesIn = (section: string) =>
  within(storiesOf(section))
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);
const opens = ' (opens in a new tab)';

/** Opens the page as a subscriber, and waits for the stories. */
async function openStories(path?: string) {
  const site = await openNews(path);
  await main().findByRole('navigation', { name: 'Categories' });
  return site;
}

describe('/news', () => {
  it('has the featured stories, the latest ones, and the way to the waitlist', async () => {
    await openStories();
    expect(screen.getByRole('heading', { level: 1, name: 'Travel Stories & Insights' })).toBeInTheDocument();
    expect(main().getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    expect(titlesIn('Featured Stories')).toEqual([`Story a${opens}`, `Story b${opens}`]);
    expect(titlesIn('Latest Travel News')).toEqual([`Story c${opens}`, `Story d${opens}`, `Story e${opens}`]);
    expect(within(storiesOf('Featured Stories')).getAllByText('Featured')).toHaveLength(2);
    expect(within(storiesOf('Latest Travel News')).queryByText('Featured')).not.toBeInTheDocument();
    expect(main().getByRole('heading', { level: 2, name: 'Stay Updated' })).toBeInTheDocument();
    expect(main().getByRole('link', { name: 'Join Our Newsletter' })).toHaveAttribute('href', '/#waitlist');
  });

  it('leads from a title to the page it is about, in a new tab that knows nothing of ours', async () => {
    await openStories();
    const link = main().getByRole('link', { name: /^Story b/ });
    expect(link).toHaveAttribute('href', 'https://www.example.org/b');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('says whose date it is, which city it is about, and whose page follows', async () => {
    await openStories();
    const [story] = within(storiesOf('Featured Stories')).getAllByRole('listitem');
    expect(story).toHaveTextContent('Walks');
    expect(story).toHaveTextContent('What story a is about. It is short.');
    expect(story).toHaveTextContent('Paris');
    expect(story).toHaveTextContent('Noted by City Genie editors on 5 November 2026, 15 sec read');
    expect(story).toHaveTextContent('example.org');
  });

  it('says so when the stories can’t be read, and asks again', async () => {
    server.use(http.get('*/api/news', () => refusal(503, 'service_unavailable', 'Please try again later'), { once: true }));
    const { user } = await openNews();
    expect(await main().findByRole('alert')).toHaveTextContent('Please try again later');
    await user.click(main().getByRole('button', { name: 'Try again' }));
    expect(await main().findByRole('link', { name: /^Story a/ })).toBeInTheDocument();
  });

  it('says so while it waits for them, and when there are none', async () => {
    let answer = (_reply: Response) => {};
    server.use(http.get('*/api/news', () => new Promise<Response>((resolve) => (answer = resolve))));
    await openNews();
    expect(await main().findByText('The stories are being fetched')).toHaveAttribute('role', 'status');
    answer(HttpResponse.json({ success: true, articles: [] }));
    expect(await main().findByText('No stories yet')).toBeInTheDocument();
    expect(main().queryByRole('navigation', { name: 'Categories' })).not.toBeInTheDocument();
    expect(main().getByRole('heading', { name: 'Stay Updated' })).toBeInTheDocument();
  });
});

describe('the filter of categories', () => {
  const filter = () => within(main().getByRole('navigation', { name: 'Categories' }));
  const chosen = () => filter().getAllByRole('link', { current: true });

  it('shows all at first, then those of the category that is chosen; Back shows all again', async () => {
    const { user, address, go } = await openStories();
    expect(
      filter()
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['All', 'Culture', 'Food & Drink', 'Walks']);
    expect(chosen().map((link) => link.textContent)).toEqual(['All']);
    expect(main().getByRole('status')).toHaveTextContent('5 stories');
    await user.click(filter().getByRole('link', { name: 'Walks' }));
    expect(address()).toBe('/news?category=walks');
    expect(chosen().map((link) => link.textContent)).toEqual(['Walks']);
    expect(titlesIn('Featured Stories')).toEqual([`Story a${opens}`]);
    expect(titlesIn('Latest Travel News')).toEqual([`Story c${opens}`]);
    expect(main().getByRole('status')).toHaveTextContent('Walks: 2 of 5 stories');
    expect(filter().getByRole('link', { name: 'Walks' })).toHaveFocus();
    act(() => void go(-1));
    await waitFor(() => expect(titlesIn('Latest Travel News')).toHaveLength(3));
    expect(address()).toBe('/news');
  });

  it('is in the address, and a section without stories is gone', async () => {
    await openStories('/news?category=food-drink');
    expect(titlesIn('Latest Travel News')).toEqual([`Story d${opens}`, `Story e${opens}`]);
    expect(main().queryByRole('heading', { name: 'Featured Stories' })).not.toBeInTheDocument();
  });

  it('shows all for a word that is no category', async () => {
    await openStories('/news?category=waffles');
    expect(chosen().map((link) => link.textContent)).toEqual(['All']);
    expect(main().getByRole('status')).toHaveTextContent('5 stories');
  });
});

describe('a session that ends on /news', () => {
  it('leads to the login and back, which says why', async () => {
    const { store, address } = await openStories('/news?category=walks');
    await act(() => refuseCall(store, 'unauthenticated'));
    await waitFor(() => expect(address()).toBe('/login?redirect=/news%3Fcategory%3Dwalks'));
    expect(await screen.findByText('Your session has ended. Log in to go on where you were.')).toHaveAttribute('role', 'status');
    expect(store.getState().toast.lastId).toBe(0);
  });

  it('waits with a ring while nobody knows who is here', async () => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('signed_in=1');
    server.use(http.get('*/api/auth/user', () => new Promise<Response>(() => undefined)));
    const { store } = await renderSite('/news');
    expect(main().getByRole('status')).toHaveTextContent('One moment…');
    expect(store.getState().toast.lastId).toBe(0);
  });
});
