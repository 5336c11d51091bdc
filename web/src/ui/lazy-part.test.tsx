import { render, screen } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { ErrorBoundary } from './ErrorBoundary.js';
import { LatePart, lazyPart, ShowPart } from './lazy-part.js';

const Greeting: ComponentType<{ name: string }> = ({ name }) => <p>Hello {name}</p>;

it('is shown as soon as it is loaded', async () => {
  render(<LatePart part={lazyPart(async () => Greeting)} props={{ name: 'Ada' }} waiting={<p>A moment</p>} />);
  expect(screen.getByText('A moment')).toBeInTheDocument();
  await someTurns();
  expect(screen.getByText('Hello Ada')).toBeInTheDocument();
  expect(screen.queryByText('A moment')).not.toBeInTheDocument();
});

it('that can’t be loaded is a failure of its boundary, and is loaded anew when it is shown again', async () => {
  // React logs the error that the boundary catches.
  vi.spyOn(console, 'error').mockReturnValue();
  const load = vi.fn(async () => Greeting).mockRejectedValueOnce(new Error('away'));
  const part = lazyPart(load);
  const shown = () => (
    <ErrorBoundary fallback={<p>Not there</p>}>
      <LatePart part={part} props={{ name: 'Ada' }} />
    </ErrorBoundary>
  );
  const { unmount } = render(shown());
  expect(await screen.findByText('Not there')).toBeInTheDocument();
  unmount();
  render(shown());
  expect(await screen.findByText('Hello Ada')).toBeInTheDocument();
});

it('is loaded anew at the next visit of its page, once the boundary of a failed load has said so', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const part = lazyPart(vi.fn(async () => Greeting).mockRejectedValueOnce(new Error('away')));
  const page = (visit: number) => (
    <Suspense>
      <ErrorBoundary key={visit} fallback={<p>Not there</p>} onError={part.reset}>
        <ShowPart part={part} props={{ name: 'Ada' }} />
      </ErrorBoundary>
    </Suspense>
  );
  const { rerender } = render(page(1));
  expect(await screen.findByText('Not there')).toBeInTheDocument();
  rerender(page(2));
  expect(await screen.findByText('Hello Ada')).toBeInTheDocument();
});

it('that is loaded already is shown at once', async () => {
  const part = lazyPart(async () => Greeting);
  await part.preload();
  render(<LatePart part={part} props={{ name: 'Ada' }} waiting={<p>A moment</p>} />);
  expect(screen.getByText('Hello Ada')).toBeInTheDocument();
});

/** Time enough for React to render, and far from enough for its wait of 300 ms. */
async function someTurns(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) {
    await new Promise((resolve) => setImmediate(resolve));
  }
}
