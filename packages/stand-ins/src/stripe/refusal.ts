/** Why a card was refused, in Stripe's words. */
export type Decline = { code: string; declineCode: string | null; message: string; isCardError: boolean };

export type RefusalDetails = {
  type: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error';
  message: string;
  code?: string;
  param?: string;
  decline_code?: string;
  /** What a refused card belongs to, as the browser is told. */
  payment_intent?: unknown;
};

/** A reply of Stripe that isn't a success. */
export class Refusal extends Error {
  readonly status: number;
  readonly details: RefusalDetails;

  constructor(status: number, details: RefusalDetails) {
    super(details.message);
    this.status = status;
    this.details = details;
  }
}

export function invalid(message: string, param?: string, code?: string): Refusal {
  return new Refusal(400, {
    type: 'invalid_request_error',
    message,
    ...(param === undefined ? {} : { param }),
    ...(code === undefined ? {} : { code }),
  });
}

/** The id is unknown. `param` is `id` for that of the address. */
export function missing(noun: string, id: string, param = 'id', status = param === 'id' ? 404 : 400): Refusal {
  return new Refusal(status, { type: 'invalid_request_error', code: 'resource_missing', message: `No such ${noun}: '${id}'`, param });
}

/** The real one may do it; here it isn't needed, and a wrong imitation would be worse than none. */
export function notSimulated(what: string, param?: string): Refusal {
  return invalid(`The stand-in doesn't simulate ${what}.`, param);
}

/** 402 for what a bank says, else 400. */
export function declined(decline: Decline, paymentIntent?: unknown): Refusal {
  return new Refusal(decline.isCardError ? 402 : 400, {
    type: decline.isCardError ? 'card_error' : 'invalid_request_error',
    code: decline.code,
    message: decline.message,
    ...(decline.declineCode === null ? {} : { decline_code: decline.declineCode }),
    ...(paymentIntent === undefined ? {} : { payment_intent: paymentIntent }),
  });
}
