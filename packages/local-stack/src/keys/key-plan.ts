import { callersOf } from '@city-genie/contracts/internal/internal-calls';
import { type ProcessName, processNames } from '@city-genie/contracts/internal/internal-endpoint';
import type { KeyPurpose } from '@city-genie/service-kit/trust/keys';

/** Who calls whom, as the contracts say; each of these pairs has a key of its own. */
export const pairs: readonly { issuer: ProcessName; audience: ProcessName }[] = processNames.flatMap((issuer) =>
  processNames.filter((audience) => callersOf(audience).includes(issuer)).map((audience) => ({ issuer, audience })),
);

/** What else keys are for: each inner list shares one, and nobody else has it. */
export const purposes: Readonly<Record<KeyPurpose, readonly (readonly ProcessName[])[]>> = {
  sessionCopy: [['identity', 'gateway']],
  sessionCookie: [['identity', 'gateway']],
  pseudonym: [['recommendations'], ['waitlist']],
};
