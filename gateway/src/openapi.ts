import { type Access, type Endpoint, hasBody, hasCity, type SuccessStatus, successOf } from '@city-genie/contracts/endpoint';
import { type ErrorCode, errorStatus } from '@city-genie/contracts/error/codes';
import { errorReply } from '@city-genie/contracts/error/reply';
import type { Route } from '@city-genie/contracts/route';
import { routes } from '@city-genie/contracts/routes';
import { z } from 'zod';
import type { $ZodType } from 'zod/v4/core';

const jsonSchema = (schema: $ZodType, io: 'input' | 'output') => z.toJSONSchema(schema, { io, unrepresentable: 'any' });

function pathParameters({ url }: Route) {
  return [...url.matchAll(/:(\w+)/g)].map(([, name]) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));
}

function queryParameters({ schema: { querystring } }: Route) {
  const { properties = {}, required = [] } = querystring ? jsonSchema(querystring, 'input') : {};
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', required: required.includes(name), schema }));
}

const refusals: Record<Access, readonly ErrorCode[]> = {
  public: [],
  user: ['unauthenticated', 'entitlement_unavailable'],
  payer: ['unauthenticated', 'entitlement_unavailable'],
  second_factor: ['unauthenticated', 'entitlement_unavailable'],
  entitled: ['unauthenticated', 'payment_required', 'entitlement_unavailable'],
  admin: ['unauthenticated', 'forbidden', 'second_factor_setup_required', 'entitlement_unavailable'],
  city: ['unauthenticated', 'payment_required', 'entitlement_unavailable'],
};

/** The errors that follow from a call's rules, and those of its handler. */
function errorsOf({ config: { endpoint }, schema, refusals: ofHandler }: Route<Endpoint>): readonly ErrorCode[] {
  const isWrite = endpoint.method !== 'GET';
  return [
    'bad_path',
    ...(schema.body || schema.querystring || schema.params ? (['validation_failed'] as const) : []),
    ...(schema.body ? (['malformed_json', 'payload_too_large', 'unsupported_media_type', 'request_timeout'] as const) : []),
    ...(isWrite && !endpoint.isOriginExempt ? (['origin_forbidden'] as const) : []),
    ...refusals[endpoint.access],
    ...(endpoint.needsStepUp ? (['step_up_required'] as const) : []),
    ...(hasCity(endpoint) ? (['unknown_city'] as const) : []),
    ...(endpoint.url.includes(':') ? (['not_found'] as const) : []),
    ...ofHandler,
    'rate_limited',
    'internal_error',
    'service_unavailable',
  ];
}

/** One reply per status, with its possible codes. */
function errorReplies(route: Route<Endpoint>) {
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
  const codes = errorsOf(route);
  const statuses = new Set(codes.map((code) => errorStatus[code]));
  const codesOf = (status: number) => [...new Set(codes.filter((code) => errorStatus[code] === status))].join(', ');
  return Object.fromEntries([...statuses].map((status) => [status, { description: codesOf(status), content }]));
}

const statusNames: Record<SuccessStatus, string> = { 200: 'OK', 201: 'Created', 204: 'Done', 302: 'Found', 304: 'Not Modified' };

function successReplies({ config: { endpoint }, reply }: Route<Endpoint>) {
  const { mediaType = 'application/json' } = endpoint;
  return Object.fromEntries(
    successOf(endpoint).map((status) => {
      const content = reply && hasBody(status) && { content: { [mediaType]: { schema: jsonSchema(reply, 'output') } } };
      return [status, { description: statusNames[status], ...content }];
    }),
  );
}

/** Security of the OpenAPI document: public calls and those of free cities need no session. */
function security(access: Access) {
  const signedIn = { session: [] };
  return access === 'public' ? [] : access === 'city' ? [{}, signedIn] : [signedIn];
}

function operation(route: Route<Endpoint>) {
  const { endpoint } = route.config;
  const { body } = route.schema;
  return {
    tags: [endpoint.service],
    security: security(endpoint.access),
    parameters: [...pathParameters(route), ...queryParameters(route)],
    ...(body && { requestBody: { required: true, content: { 'application/json': { schema: jsonSchema(body, 'input') } } } }),
    responses: { ...successReplies(route), ...errorReplies(route) },
  };
}

/** OpenAPI 3.1 of the calls that are served. `cookie`: the name of the session cookie. */
export function openApiDocument(publicUrl: string, cookie: string, served: readonly Endpoint[]): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes.filter(({ config }) => served.includes(config.endpoint))) {
    const path = route.url.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'City Genie', version: '0.1.0', description: 'Travel by feel, not by filter.' },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      schemas: { Error: z.toJSONSchema(errorReply) },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: cookie } },
    },
  };
}
