import { Button } from '../ui/Button.js';
import { Notice } from '../ui/Notice.js';

/** Shown instead of a page that failed to render. */
export function PageFailure() {
  return (
    <div className="mx-auto max-w-7xl px-4 py-16 sm:px-6 lg:px-10">
      <div className="max-w-3xl">
        <Notice role="alert" isPage title="Something went wrong" text="Please try again in a moment.">
          <Button onClick={() => location.reload()}>Reload the page</Button>
        </Notice>
      </div>
    </div>
  );
}
