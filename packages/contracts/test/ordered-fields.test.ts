import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { $ZodType, JSONSchema } from 'zod/v4/core';
import { routes } from '../src/routes.js';

type Schema = JSONSchema.JSONSchema;

/** `a`, `a.b`, `a[].b` for each entry of a list, and `a?` for what may be missing. */
type Row = { body: readonly string[]; reply: readonly string[] };

const preferences = ['mood', 'timeframe'];
const done = ['success', 'message'];
const eachOf = (list: string, fields: string) => fields.split(' ').map((field) => `${list}[].${field}`);

const user = 'id username firstName lastName email country isAdmin emailVerified subscriptionPlan subscriptionStatus'.split(' ');
const place =
  'title category estimatedDuration userRating priceRange openingHours description location bestTimeToVisit tips reservationRequired phoneNumber?';
const restaurant =
  'restaurantName cuisine userRating priceRange reservationRequired description location estimatedDuration atmosphere specialties bestTimeToVisit openingHours phoneNumber? website? tips moodMatch';
const day = 'date condition icon description temperature.current temperature.min temperature.max humidity windSpeed';

/** The product's table of calls (docs/rules/access.md#one-list-of-calls): what each is sent, and what is read of its reply. */
const ordered: Readonly<Record<string, Row>> = {
  'GET /api/auth/user': { body: [], reply: user },
  'POST /api/auth/login': { body: ['username', 'password'], reply: ['user.isAdmin'] },
  'POST /api/auth/logout': { body: [], reply: [] },
  'POST /api/auth/force-logout': { body: [], reply: [] },
  'POST /api/auth/register': {
    body: ['firstName', 'lastName', 'email', 'country', 'username', 'password', 'subscriptionPlan'],
    reply: ['user.id'],
  },
  'POST /api/auth/change-password': { body: ['username', 'currentPassword', 'newPassword'], reply: [] },
  'POST /api/auth/forgot-password': { body: ['email'], reply: [] },
  'POST /api/auth/reset-password': { body: ['token', 'newPassword'], reply: [] },
  'POST /api/test-verification-email': { body: ['email', 'firstName'], reply: [...done, 'verificationUrl'] },
  'POST /api/create-subscription': { body: ['priceId', 'tempUserId'], reply: [...done, 'clientSecret', 'isPlaceholder'] },
  'GET /api/subscription-status': {
    body: [],
    reply: ['success', 'status', 'needsPayment', 'subscription.status', 'subscription.id', 'subscription.current_period_end'],
  },
  'POST /api/waitlist': { body: ['name', 'email', 'city'], reply: [] },
  'GET /api/waitlist': { body: [], reply: eachOf('entries', 'id name email city createdAt') },
  'GET /api/city/searches': { body: [], reply: eachOf('searches', 'city mood timeframe') },
  'POST /api/:city/search': { body: preferences, reply: ['success', ...eachOf('recommendations', place)] },
  'POST /api/:city/cuisine': { body: preferences, reply: eachOf('recommendations', restaurant) },
  'GET /api/weather/:city': { body: [], reply: ['success', 'weather.city', 'weather.country', ...eachOf('weather.forecast', day)] },
  'POST /api/admin/users': { body: ['username'], reply: [...done, ...eachOf('users', 'id username isAdmin')] },
  'POST /api/admin/users/:id/admin': { body: ['username', 'isAdmin'], reply: done },
  'DELETE /api/admin/users/:id': { body: [], reply: done },
};

const routeOf = (row: string) => routes.find(({ method, url }) => `${method} ${url}` === row);

function jsonSchema(schema: $ZodType | undefined, io: 'input' | 'output'): Schema {
  return schema ? z.toJSONSchema(schema, { io, unrepresentable: 'any' }) : {};
}

/** The schema of a field, also where its object may be null; undefined where the field isn't there, or may be missing without a `?`. */
function fieldOf({ anyOf, properties, required = [], items }: Schema, step: string): Schema | undefined {
  if (anyOf) {
    return anyOf.map((schema) => fieldOf(schema, step)).find((field) => field !== undefined);
  }
  const name = step.replace('?', '');
  const named = name === step && !required.includes(name) ? undefined : properties?.[name];
  const field = step === '[]' && !Array.isArray(items) ? items : named;
  return typeof field === 'object' ? field : undefined;
}

function hasField(reply: Schema, path: string): boolean {
  const steps = path.replaceAll('[]', '.[]').split('.');
  return steps.reduce<Schema | undefined>((schema, step) => schema && fieldOf(schema, step), reply) !== undefined;
}

describe('the product’s table of calls', () => {
  it('has twenty rows', () => {
    expect(Object.keys(ordered)).toHaveLength(20);
  });

  it.each(Object.entries(ordered))('%s takes what was ordered, and needs nothing else', (row, { body }) => {
    const { properties = {}, required = [] } = jsonSchema(routeOf(row)?.schema.body, 'input');
    expect(body.filter((name) => !(name in properties))).toEqual([]);
    expect(required.filter((name) => !body.includes(name))).toEqual([]);
  });

  it.each(Object.entries(ordered))('%s answers what was ordered', (row, { reply }) => {
    const route = routeOf(row);
    const schema = jsonSchema(route?.reply, 'output');
    expect(route).toBeDefined();
    expect(reply.filter((path) => !hasField(schema, path))).toEqual([]);
  });
});
