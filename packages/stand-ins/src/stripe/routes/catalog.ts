import { type Form, mergedMetadata } from '../http/form.js';
import { listPage } from '../http/list.js';
import type { Call, Route } from '../http/route.js';
import { newId } from '../ids.js';
import { invalid } from '../refusal.js';
import type { Price, Product } from '../rows/catalog.js';
import { showPrice, showProduct } from '../wire/catalog.js';
import { newestFirst } from '../world.js';
import { given, named } from './rows.js';

const metadata = ['metadata[*]', 'metadata'] as const;
const priceFields = ['product', 'unit_amount', 'currency', 'recurring[interval]', 'recurring[interval_count]', 'lookup_key', 'nickname'];

export const catalogRoutes: Route[] = [
  { method: 'POST', path: '/v1/products', params: ['name', 'description', 'active', ...metadata], act: createProduct },
  { method: 'GET', path: '/v1/products', params: ['active', 'ids[]'], isList: true, act: listProducts },
  { method: 'GET', path: '/v1/products/:id', act: (call) => showProduct(named(call.world.products, 'product', call)) },
  { method: 'POST', path: '/v1/prices', params: [...priceFields, 'active', 'transfer_lookup_key', ...metadata], act: createPrice },
  { method: 'GET', path: '/v1/prices', params: ['active', 'product', 'lookup_keys[]'], isList: true, act: listPrices },
  { method: 'GET', path: '/v1/prices/:id', act: (call) => showPrice(named(call.world.prices, 'price', call)) },
];

function createProduct({ world, form }: Call): object {
  const product: Product = {
    id: newId('prod', 14),
    name: form.need('name'),
    isActive: form.flag('active') ?? true,
    metadata: mergedMetadata(form),
    created: world.clock.now(),
  };
  world.products.set(product.id, product);
  return showProduct(product);
}

function listProducts(call: Call): object {
  const ids = call.form.list('ids');
  const found = newestFirst(call.world.products).filter(
    (product) => isWanted(call.form, product) && (ids.length === 0 || ids.includes(product.id)),
  );
  return listPage(call, found, showProduct);
}

function createPrice({ world, form }: Call): object {
  const lookupKey = form.get('lookup_key') ?? null;
  if (lookupKey !== null && [...world.prices.values()].some((price) => price.lookupKey === lookupKey)) {
    throw invalid(`A price already uses that lookup key: ${lookupKey}`, 'lookup_key', 'resource_already_exists');
  }
  const price: Price = {
    id: newId('price'),
    product: given(world.products, 'product', form, 'product').id,
    unitAmount: Number(form.count('unit_amount') ?? form.need('unit_amount')),
    currency: form.need('currency').toLowerCase(),
    interval: form.choice('recurring[interval]', ['month', 'year']) ?? 'month',
    isActive: form.flag('active') ?? true,
    lookupKey,
    nickname: form.get('nickname') ?? null,
    metadata: mergedMetadata(form),
    created: world.clock.now(),
  };
  world.prices.set(price.id, price);
  return showPrice(price);
}

function listPrices(call: Call): object {
  const { form } = call;
  const [keys, product] = [form.list('lookup_keys'), form.get('product')];
  const found = newestFirst(call.world.prices).filter(
    (price) =>
      isWanted(form, price) &&
      (product === undefined || price.product === product) &&
      (keys.length === 0 || (price.lookupKey !== null && keys.includes(price.lookupKey))),
  );
  return listPage(call, found, showPrice);
}

function isWanted(form: Form, { isActive }: { isActive: boolean }): boolean {
  return (form.flag('active') ?? isActive) === isActive;
}
