import { eachEntry } from '../check.js';

/** C18: whoever must reserve is told where. */
export const checkReservation = eachEntry('C18', ({ reservationRequired, website, phone }) =>
  reservationRequired && website === undefined && phone === undefined
    ? ['must be reserved, but has neither a website nor a phone number']
    : [],
);
