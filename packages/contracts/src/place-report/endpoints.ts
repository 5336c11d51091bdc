import { defineEndpoint } from '../endpoint.js';

/** Closed list of reasons for a report. */
export const reportReasons = ['closed', 'hours', 'location', 'description', 'other'] as const;

export type ReportReason = (typeof reportReasons)[number];

/** Messages that the form and the server share. */
export const placeReportMessages = {
  reason: 'Please choose what is wrong',
  message: 'Please tell us what is wrong',
  messageLength: 'Please keep your message to 500 characters',
  characters: 'Please use letters, digits and ordinary punctuation',
} as const;

/** A visitor reports an error about a place or a restaurant. Open to everybody, for locked cities too. */
export const reportPlace = defineEndpoint({
  service: 'recommendations',
  method: 'POST',
  url: '/api/places/:id/report',
  access: 'public',
  limit: {
    name: 'report',
    points: 5,
    durationSeconds: 3600,
    per: 'address',
    counts: 'accepted',
    message: 'That was a lot of reports. Please try again later.',
    variable: 'LIMIT_REPORTS_PER_HOUR',
  },
});
