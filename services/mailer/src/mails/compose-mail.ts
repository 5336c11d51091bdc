import type { MailJob } from '@city-genie/contracts/jobs';
import type { MailContent } from './layout.js';
import { waitlistJoined } from './waitlist-joined.js';

/** The words of a mail by its type; a type without words doesn't compile. */
export function composeMail(job: MailJob, supportEmail: string): MailContent {
  switch (job.type) {
    case 'waitlist.joined':
      return waitlistJoined(job, supportEmail);
  }
}
