import { serviceNames } from '@city-genie/contracts/endpoint';
import { limitsOf } from '@city-genie/contracts/endpoints';
import { callersOf } from '@city-genie/contracts/internal/internal-calls';
import { type ProcessName, processNames } from '@city-genie/contracts/internal/internal-endpoint';
import type { KeyPurpose } from '@city-genie/service-kit/trust/keys';

/** Caller and callee of every call in the contracts; each pair has its own key. */
export const pairs: readonly { issuer: ProcessName; audience: ProcessName }[] = processNames.flatMap((issuer) =>
  processNames.filter((audience) => callersOf(audience).includes(issuer)).map((audience) => ({ issuer, audience })),
);

/** Keys for other purposes: each inner list shares one. Every service with a limit counts its callers under pseudonyms of its own. */
export const purposes: Readonly<Record<KeyPurpose, readonly (readonly ProcessName[])[]>> = {
  sessionCopy: [['identity', 'gateway']],
  sessionCookie: [['identity', 'gateway']],
  deviceCookie: [['identity']],
  secondFactor: [['identity']],
  mailToken: [['identity', 'mailer']],
  waitlistLink: [['waitlist', 'mailer']],
  pseudonym: serviceNames.filter((name) => limitsOf(name).length > 0).map((name) => [name]),
};
