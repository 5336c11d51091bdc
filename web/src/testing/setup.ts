import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { toastCard } from '../toasts/ToastRegion.js';
import { fillBrowserGaps } from './browser-gaps.js';
import { elementError } from './element-error.js';
import { server } from './server.js';
import { quickenStyles } from './shown-styles.js';
import { tidyWindow } from './tidy-window.js';

// Lazy chunks are compiled when a test first needs them.
configure({ asyncUtilTimeout: 10_000, getElementError: elementError });

// React notes a stack for every element that it makes; at Vitest's hundred frames that is a tenth of a run.
Error.stackTraceLimit = 20;

/** Prerendering is tested without a window. */
const browser = typeof window !== 'undefined';

if (browser) {
  quickenStyles();
}

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));

// As in a browser some seconds after the start. Tests with a clock of their own would wait for it in vain.
beforeAll(async () => {
  if (browser) {
    await toastCard.preload();
  }
});

beforeEach(() => {
  if (browser) {
    fillBrowserGaps();
  }
});

afterEach(() => {
  server.resetHandlers();
  server.events.removeAllListeners();
  if (browser) {
    cleanup();
    tidyWindow();
  }
});

afterAll(() => server.close());
