import { prettyDOM } from '@testing-library/react';

/**
 * An error of a query that shows the page only to whoever reads its message: whoever waits asks again with each change of the page, and to
 * print all of it each time takes an eighth of a run.
 */
export function elementError(message: string | null, container: Element): Error {
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  let told: string | undefined;
  Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => {
      told ??= [message, prettyDOM(container)].filter(Boolean).join('\n\n');
      return told;
    },
  });
  return error;
}
