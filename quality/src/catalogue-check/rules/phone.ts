import { eachEntry } from '../check.js';

/** A country's numbers in E.164: after the prefix, this many digits. */
type PhonePlan = { prefix: string; leastDigits: number; mostDigits: number; leadingZero?: true };

/** By ISO 3166-1 alpha-2. Only Italy keeps the zero of its area codes. */
const plans: ReadonlyMap<string, PhonePlan> = new Map([
  ['FR', { prefix: '+33', leastDigits: 9, mostDigits: 9 }],
  ['GB', { prefix: '+44', leastDigits: 9, mostDigits: 10 }],
  ['ES', { prefix: '+34', leastDigits: 9, mostDigits: 9 }],
  ['US', { prefix: '+1', leastDigits: 10, mostDigits: 10 }],
  ['JP', { prefix: '+81', leastDigits: 9, mostDigits: 10 }],
  ['CN', { prefix: '+86', leastDigits: 10, mostDigits: 11 }],
  ['IT', { prefix: '+39', leastDigits: 6, mostDigits: 11, leadingZero: true }],
  ['DE', { prefix: '+49', leastDigits: 7, mostDigits: 11 }],
]);

function isNumberOf({ prefix, leastDigits, mostDigits, leadingZero }: PhonePlan, phone: string): boolean {
  const national = phone.slice(prefix.length);
  const hasRightLength = national.length >= leastDigits && national.length <= mostDigits;
  return phone.startsWith(prefix) && /^\d+$/.test(national) && hasRightLength && (leadingZero === true || !national.startsWith('0'));
}

/** C08: a phone number is E.164 (no spaces), of the city's country, and of a valid length for it. */
export const checkPhone = eachEntry('C08', ({ phone }, { city }) => {
  if (phone === undefined) {
    return [];
  }
  const plan = plans.get(city.countryCode);
  if (!plan) {
    return [`has a phone number, but the check has no number format for ${city.countryCode}`];
  }
  const digits = plan.leastDigits === plan.mostDigits ? `${plan.mostDigits}` : `${plan.leastDigits} to ${plan.mostDigits}`;
  return isNumberOf(plan, phone) ? [] : [`${phone} isn't ${plan.prefix} and ${digits} digits`];
});
