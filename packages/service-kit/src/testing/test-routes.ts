import { type Access, defineEndpoint } from '@city-genie/contracts/endpoint';
import { defineInternalEndpoint, type ProcessName } from '@city-genie/contracts/internal/internal-endpoint';
import { defineRoute } from '@city-genie/contracts/route';
import type { $ZodType } from 'zod/v4/core';

type Schemas = { body?: $ZodType; reply?: $ZodType };

/** A public call that exists only in tests. */
export function testRoute<const S extends Schemas>(method: 'GET' | 'POST', url: `/api/${string}`, access: Access, schemas: S) {
  return defineRoute(defineEndpoint({ service: 'identity', method, url, access }), schemas);
}

/** A call between processes that exists only in tests. */
export function testInternalRoute<const S extends Schemas>(url: `/internal/${string}`, callers: readonly ProcessName[], schemas: S) {
  return defineRoute(defineInternalEndpoint({ service: 'identity', method: 'POST', url, callers }), schemas);
}
