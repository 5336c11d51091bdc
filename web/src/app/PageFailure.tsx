import { Button } from '../ui/Button.js';
import { Notice } from '../ui/Notice.js';

/** In place of a page that can't be shown. */
export function PageFailure() {
  return (
    <div className="mx-auto max-w-2xl px-4 py-16">
      <Notice role="alert" title="Something went wrong" text="Please try again in a moment.">
        <Button onClick={() => location.reload()}>Reload the page</Button>
      </Notice>
    </div>
  );
}
