import { useEffect, useState } from 'react';
import { useConnection } from '../api/use-connection.js';
import { Button } from '../ui/Button.js';
import { Notice } from '../ui/Notice.js';

/** Shown instead of a page that failed to render; one that failed without a network is loaded anew as soon as there is one. */
export function PageFailure() {
  const connection = useConnection();
  const [isOffline] = useState(connection === 'none');
  const isBack = isOffline && connection !== 'none';
  useEffect(() => {
    if (isBack) {
      location.reload();
    }
  }, [isBack]);
  return (
    <div className="mx-auto max-w-7xl px-4 py-16 sm:px-6 lg:px-10">
      <div className="max-w-3xl">
        <Notice
          role="alert"
          isPage
          title={isOffline ? 'This page needs the network' : 'Something went wrong'}
          text={isOffline ? 'It wasn’t opened here before. Saved plans still open.' : 'Please try again in a moment.'}
        >
          <Button onClick={() => location.reload()}>Reload the page</Button>
        </Notice>
      </div>
    </div>
  );
}
