import { StackError } from '../processes/stack-error.js';

/** A port from the environment, 0 (any free one) to 65535; throws StackError for anything else. */
export function portVariable(name: string, text: string | undefined, fallback: number): { port: number; isSet: boolean } {
  if (text === undefined || text === '') {
    return { port: fallback, isSet: false };
  }
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new StackError(`${name} is "${text}"; it must be a port number from 0 (any free one) to 65535.`);
  }
  return { port, isSet: true };
}
