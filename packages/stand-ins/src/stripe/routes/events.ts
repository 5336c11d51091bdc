import { showEvent } from '../events/record.js';
import { listPage } from '../http/list.js';
import type { Call, Route } from '../http/route.js';
import { newestFirst } from '../world.js';
import { createdParams, isCreatedWithin, named } from './rows.js';

export const eventRoutes: Route[] = [
  { method: 'GET', path: '/v1/events', params: ['delivery_success', 'type', 'types[]', ...createdParams], isList: true, act: list },
  { method: 'GET', path: '/v1/events/:id', act: (call) => showEvent(named(call.world.events, 'event', call)) },
];

function list(call: Call): object {
  const { world, form } = call;
  const types = [...form.list('types'), ...(form.get('type') === undefined ? [] : [form.need('type')])];
  const isDelivered = form.flag('delivery_success');
  const found = newestFirst(world.events).filter(
    (event) =>
      (types.length === 0 || types.some((type) => isOfType(event.type, type))) &&
      (isDelivered === undefined || (event.delivery === 'failed') !== isDelivered) &&
      isCreatedWithin(form, event.created),
  );
  return listPage(call, found, showEvent);
}

function isOfType(type: string, wanted: string): boolean {
  return wanted.endsWith('.*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted;
}
