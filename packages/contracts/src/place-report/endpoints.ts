import { changes, listings } from '../admin/endpoints.js';
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

/** What administrators decide about what visitors reported: the place was put right, or it stays as it is. */
export const reportOutcomes = ['done', 'keep'] as const;

export type ReportOutcome = (typeof reportOutcomes)[number];

/** Reported places that wait for a decision, those reported most often first. */
export const listReportedPlaces = defineEndpoint({
  service: 'recommendations',
  method: 'GET',
  url: '/api/admin/places/reports',
  access: 'admin',
  limit: listings,
});

/** Decides about the reports of a place that came until a moment, that of the newest one shown, so that later ones aren't decided unseen. */
export const settlePlaceReports = defineEndpoint({
  service: 'recommendations',
  method: 'POST',
  url: '/api/admin/places/:id/reports',
  access: 'admin',
  limit: changes,
});

/** Who decided what about places, newest first. */
export const readPlacesAudit = defineEndpoint({
  service: 'recommendations',
  method: 'GET',
  url: '/api/admin/places/audit',
  access: 'admin',
  limit: listings,
});
