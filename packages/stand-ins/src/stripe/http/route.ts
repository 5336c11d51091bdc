import type { Expand } from '../wire/wire.js';
import type { World } from '../world.js';
import type { Form } from './form.js';

/** One request to the API that is being answered. */
export type Call = {
  world: World;
  /** The id of the address, or empty. */
  id: string;
  form: Form;
  expand: Expand;
  /** The address without its query. */
  path: string;
};

export type Route = {
  method: 'GET' | 'POST' | 'DELETE';
  /** With `:id` for an id. */
  path: string;
  /** Names as `checkNames` takes them; `expand` and the names of lists are added by themselves. */
  params?: readonly string[];
  expand?: readonly string[];
  /** Pages of a list: `limit`, `starting_after` and `ending_before` are allowed. */
  isList?: boolean;
  /** A page may ask with the publishable key and the right client secret. */
  isForBrowsers?: boolean;
  /** @throws Refusal */
  act: (call: Call) => object;
};

/** The id in `path` when it is of the route's form, empty when the route has none, else undefined. */
export function idIn(pattern: string, path: string): string | undefined {
  const names = pattern.split('/');
  const parts = path.split('/');
  const fits =
    names.length === parts.length && names.every((name, index) => name === parts[index] || (name === ':id' && parts[index] !== ''));
  return fits ? decodeURIComponent(parts[names.indexOf(':id')] ?? '') : undefined;
}
