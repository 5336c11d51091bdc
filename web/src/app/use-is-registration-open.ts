import { useSiteConfig } from './use-site-config.js';

/**
 * Whether the buttons that lead to registration work; false until the server has said so (docs/rules/site.md#register-buttons). Nothing is
 * asked while `isWanted` is false.
 */
export function useIsRegistrationOpen(isWanted = true): boolean {
  return useSiteConfig(isWanted)?.registrationButton ?? false;
}
