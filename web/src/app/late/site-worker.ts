import { updateReady } from '../update-ready.js';

/** Which version of the site a worker is. */
function versionOf(worker: ServiceWorker): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => {
      port1.close();
      resolve(data);
    };
    worker.postMessage('version', [port2]);
  });
}

const pageVersion = () => document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content;

/** Lets the waiting version take over, then loads this page anew, once. Another tab may have agreed before. */
function acceptedBy({ waiting }: ServiceWorkerRegistration): void {
  if (!waiting) {
    location.reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage('activate');
}

/** Offers the version that waits; takes it without a word where this page is of that version already. */
async function offer(registration: ServiceWorkerRegistration, waiting: ServiceWorker): Promise<void> {
  if ((await versionOf(waiting)) === pageVersion()) {
    waiting.postMessage('activate');
  } else {
    updateReady.tell(() => acceptedBy(registration));
  }
}

/**
 * Registers the worker that lets the site open without a network (`prerender/worker/service-worker.js`). A new version is looked for at
 * every start and whenever the page is looked at again; it never takes over by itself. Browsers and addresses without workers go without.
 */
export async function beginSiteWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) {
    return;
  }
  const registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  // What was found before anybody listened.
  if (registration.waiting) {
    void offer(registration, registration.waiting);
  }
  registration.addEventListener('updatefound', () => {
    const fresh = registration.installing;
    fresh?.addEventListener('statechange', () => {
      // Without one that is active, this one is the first.
      if (fresh.state === 'installed' && registration.active) {
        void offer(registration, fresh);
      }
    });
  });
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) {
      registration.update().catch(() => undefined);
    }
  });
}
