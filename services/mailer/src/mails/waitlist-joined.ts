import type { MailJob } from '@city-genie/contracts/jobs';
import { letter, type MailContent } from './layout.js';
import { shownText } from './shown-text.js';

type WaitlistJoined = Extract<MailJob, { type: 'waitlist.joined' }>;

/** "You're on the list": says for which city, and what to do when somebody else typed the address. */
export function waitlistJoined({ name, city }: WaitlistJoined, supportEmail: string): MailContent {
  return letter("You're on the list", `Hello ${shownText(name, 'there')},`, [
    `Thank you for signing up. We'll notify you as soon as City Genie launches in ${shownText(city, 'your city')}, and not before.`,
    'Until then, think of a mood. When your day comes you tell us how you would like the city to feel and how long you have; the places, the order and the walk between them are our part.',
    `You didn't ask for this? Then somebody typed your address by mistake. Reply to this mail or write to ${supportEmail}, and we'll take it off the list.`,
  ]);
}
