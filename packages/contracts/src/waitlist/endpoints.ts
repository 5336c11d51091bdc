import { defineEndpoint } from '../endpoint.js';

/** Messages that the form and the server share. */
export const waitlistMessages = {
  name: 'Please enter your name',
  nameLength: 'Please keep your name under 80 characters',
  email: 'Please enter a valid email address',
  city: 'Please choose a city',
  cityOther: 'Please tell us which city',
  cityLength: 'Please keep the city under 80 characters',
  characters: 'Please use letters, digits and ordinary punctuation',
  joined: "We'll notify you as soon as City Genie launches in your city.",
} as const;

/** The form's options; for Other the typed text is sent instead. */
export const waitlistCities = ['London', 'Paris', 'Madrid', 'New York', 'Other'] as const;

/** A sign-up for a city. */
export const joinWaitlist = defineEndpoint({
  service: 'waitlist',
  method: 'POST',
  url: '/api/waitlist',
  access: 'public',
  limit: {
    name: 'waitlist',
    points: 5,
    durationSeconds: 3600,
    per: 'address',
    counts: 'accepted',
    message: 'That was a lot of sign-ups. Please try again later.',
    variable: 'LIMIT_WAITLIST_PER_HOUR',
  },
});
