import { eachEntry } from '../check.js';

/** C18: an entry that requires a reservation has a website or a phone number. */
export const checkReservation = eachEntry('C18', ({ reservationRequired, website, phone }) =>
  reservationRequired && website === undefined && phone === undefined
    ? ['must be reserved, but has neither a website nor a phone number']
    : [],
);
