/** The closed list of error codes with their HTTP status (docs/rules/errors.md#closed-list-of-codes). */
export const errorStatus = {
  validation_failed: 400,
  malformed_json: 400,
  bad_path: 400,
  bad_request: 400,
  unauthenticated: 401,
  payment_required: 402,
  forbidden: 403,
  origin_forbidden: 403,
  not_found: 404,
  unknown_city: 404,
  request_timeout: 408,
  conflict: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  misdirected_request: 421,
  guest_limit_reached: 429,
  rate_limited: 429,
  headers_too_large: 431,
  internal_error: 500,
  service_unavailable: 503,
  entitlement_unavailable: 503,
  weather_unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;
