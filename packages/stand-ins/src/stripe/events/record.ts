import { newId } from '../ids.js';
import type { StoredEvent } from '../rows/stored.js';
import type { Wire } from '../wire/wire.js';
import type { World } from '../world.js';

export const apiVersion = '2026-10-28.endive';

/** Notes that something happened to `object`, which is shown as it is now. Of a change, `before` tells what it was. */
export function record(world: World, type: string, object: object, before?: object): void {
  const now: Wire = { ...object };
  const previousAttributes = before === undefined ? undefined : differences({ ...before }, now);
  if (previousAttributes !== undefined && Object.keys(previousAttributes).length === 0) {
    return;
  }
  const event: StoredEvent = {
    id: newId('evt'),
    type,
    created: world.clock.now(),
    object: now,
    previousAttributes,
    request: world.request,
    delivery: 'none',
  };
  world.events.set(event.id, event);
  world.onEvent(event);
}

function differences(before: Wire, now: Wire): Wire {
  return Object.fromEntries(Object.entries(before).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(now[name])));
}

/** An event as it is sent and listed. */
export function showEvent(event: StoredEvent): Wire {
  return {
    id: event.id,
    object: 'event',
    type: event.type,
    api_version: apiVersion,
    created: event.created,
    data: { object: event.object, ...(event.previousAttributes === undefined ? {} : { previous_attributes: event.previousAttributes }) },
    livemode: false,
    pending_webhooks: event.delivery === 'pending' || event.delivery === 'failed' ? 1 : 0,
    request: event.request,
  };
}
