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
          title={isOffline ? 'This page needs a connection' : 'Something went wrong'}
          text={isOffline ? 'It isn’t saved on this device. You can still open your saved plans.' : 'Please try again in a moment.'}
        >
          <Button onClick={() => location.reload()}>Reload the page</Button>
        </Notice>
      </div>
    </div>
  );
}
