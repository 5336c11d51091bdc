import { eachEntry } from '../check.js';

/** C18: an entry that can't be visited without a booking has a website or a phone number. */
export const checkReservation = eachEntry('C18', ({ booking, website, phone }) =>
  booking === 'required' && website === undefined && phone === undefined
    ? ['must be booked, but has neither a website nor a phone number']
    : [],
);
