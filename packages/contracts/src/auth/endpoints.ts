import { defineEndpoint, type Endpoint } from '../endpoint.js';

/** Messages that the forms and the server share. */
export const accountMessages = {
  firstName: 'First name is required',
  lastName: 'Last name is required',
  nameLength: 'Please keep your name under 80 characters',
  characters: 'Please use letters, digits and ordinary punctuation',
  email: 'Please enter a valid email address',
  country: 'Please select your country',
  plan: 'Please choose the monthly or the yearly plan',
  unreadable: 'This could not be read',
  username: 'Username must be at least 3 characters',
  usernameLength: 'Please keep your username under 33 characters',
  usernameCharacters: 'Please use letters, digits, dots, hyphens and underscores',
  usernameTaken: 'This username is already taken',
  emailTaken: "We couldn't create an account with this email address. If it is yours, we have written to you.",
  commonPassword: 'This password is too common. Please choose one that others would not guess',
  loginUsername: 'Please enter your username or email address',
  loginPassword: 'Please enter your password',
  currentPassword: 'Please enter your current password',
  wrongPassword: 'Your current password is not correct',
  newPassword: 'Please enter a new password',
  invalidCredentials: 'Invalid username or password.',
  emailNotVerified: 'Please verify your email address first. We have sent you a link.',
  registrationClosed: 'Registration temporarily disabled',
  invalidResetLink: 'This password reset link is invalid or expired.',
  loggedOut: 'You are logged out',
  passwordChanged: 'Password changed successfully',
  passwordReset: 'Password Reset Successfully',
  resetRequested: "If that email is registered, you'll receive password reset instructions",
  verificationRequested: "If that email is registered and not yet verified, you'll receive a new link",
  correctionAsked: 'If that address can be used, we have sent a link to it.',
  correctedAlready: 'Your account has this address already. For another link to it, choose “Resend link”.',
  correctElsewhere: 'Please log in, and change your email address on your account page.',
  nothingToCorrect:
    'No account with this name and password waits for its address to be confirmed. If you have confirmed it, please log in.',
  correctBySupport: 'Please write to us, so that we correct your email address together.',
  emailAndFirstName: 'Please enter both email and first name',
} as const;

const quarterHour = 900;
const hour = 3600;
const tooMany = 'That was a lot of attempts. Please try again later.';

/** Requests of one address; a mailbox has a limit of its own, which refuses nothing but sends no mail (docs/rules/accounts.md#mailed-links). */
const mailRequests = (name: string, prefix: string): Required<Pick<Endpoint, 'limit' | 'keyLimit'>> => ({
  limit: {
    name,
    points: 3,
    durationSeconds: quarterHour,
    per: 'address',
    counts: 'requests',
    message: tooMany,
    variable: `${prefix}_PER_ADDRESS`,
  },
  keyLimit: {
    name: `${name}-mailbox`,
    points: 3,
    durationSeconds: hour,
    per: 'key',
    counts: 'requests',
    message: tooMany,
    variable: `${prefix}_PER_MAILBOX`,
  },
});

const tooManyRegistrations = 'That was a lot of registrations. Please try again later.';

/** Hashing a password takes its time, and so may waiting for a turn. */
const hashingTimeoutMs = 8000;

/** The signed-in user. */
export const currentUser = defineEndpoint({ service: 'identity', method: 'GET', url: '/api/auth/user', access: 'user' });

/** A new account, and a pending session that is good for paying. `keyLimit` counts an address's attempts, each of which takes a hash. */
export const register = defineEndpoint({
  service: 'identity',
  method: 'POST',
  url: '/api/auth/register',
  access: 'public',
  success: [201],
  timeoutMs: hashingTimeoutMs,
  limit: {
    name: 'register',
    points: 5,
    durationSeconds: hour,
    per: 'address',
    counts: 'accepted',
    message: tooManyRegistrations,
    variable: 'LIMIT_REGISTER_PER_HOUR',
  },
  keyLimit: {
    name: 'register-attempts',
    points: 40,
    durationSeconds: hour,
    per: 'key',
    counts: 'requests',
    message: tooManyRegistrations,
    variable: 'LIMIT_REGISTER_ATTEMPTS_PER_HOUR',
  },
});

/** A new session. `keyLimit` counts an account's failures; beyond it, logging in takes longer (docs/rules/accounts.md#failed-logins). */
export const login = defineEndpoint({
  service: 'identity',
  method: 'POST',
  url: '/api/auth/login',
  access: 'public',
  timeoutMs: hashingTimeoutMs,
  forwardedCookies: ['device'],
  limit: {
    name: 'login',
    points: 10,
    durationSeconds: quarterHour,
    per: 'address',
    counts: 'failures',
    message: tooMany,
    variable: 'LIMIT_LOGIN_FAILURES_PER_ADDRESS',
  },
  keyLimit: {
    name: 'login-account',
    points: 5,
    durationSeconds: quarterHour,
    per: 'key',
    counts: 'failures',
    message: tooMany,
    variable: 'LIMIT_LOGIN_FAILURES_PER_ACCOUNT',
  },
});

/** Ends this session. */
export const logout = defineEndpoint({ service: 'identity', method: 'POST', url: '/api/auth/logout', access: 'public' });

/** Ends all sessions of whoever is signed in; succeeds for the anonymous, too. */
export const forceLogout = defineEndpoint({ service: 'identity', method: 'POST', url: '/api/auth/force-logout', access: 'public' });

/** Ends all other sessions. */
export const changePassword = defineEndpoint({
  service: 'identity',
  method: 'POST',
  url: '/api/auth/change-password',
  access: 'user',
  needsStepUp: 'with_second_factor',
  timeoutMs: hashingTimeoutMs,
  forwardedCookies: ['device'],
  limit: {
    name: 'change-password',
    points: 5,
    durationSeconds: quarterHour,
    per: 'caller',
    counts: 'requests',
    message: tooMany,
    variable: 'LIMIT_CHANGE_PASSWORD',
  },
});

/** Mails a link, if the address belongs to somebody; the reply never says. */
export const forgotPassword = defineEndpoint({
  service: 'identity',
  method: 'POST',
  url: '/api/auth/forgot-password',
  access: 'public',
  ...mailRequests('forgot', 'LIMIT_FORGOT'),
});

/** Takes the token of that link, once. Ends all sessions. */
export const resetPassword = defineEndpoint({
  service: 'identity',
  method: 'POST',
  url: '/api/auth/reset-password',
  access: 'public',
  timeoutMs: hashingTimeoutMs,
  limit: {
    name: 'reset-password',
    points: 5,
    durationSeconds: quarterHour,
    per: 'address',
    counts: 'requests',
    message: tooMany,
    variable: 'LIMIT_RESET_PASSWORD',
  },
});

/** The link of a verification mail. Its outcome stands in the address of the page that it leads to. */
export const verifyEmail = defineEndpoint({
  service: 'identity',
  method: 'GET',
  url: '/api/auth/verify-email',
  access: 'public',
  success: [302],
});

/** Mails that link again, if the address belongs to somebody who has yet to verify it; the reply never says. */
export const resendVerification = defineEndpoint({
  service: 'identity',
  method: 'POST',
  url: '/api/auth/resend-verification',
  access: 'public',
  ...mailRequests('resend', 'LIMIT_RESEND'),
});

/**
 * Another address for an account whose address nobody has verified, for who knows its password: nobody can log in to it yet. The reply never
 * says whether somebody else has the address. Wrong passwords count with those of `login`; `keyLimit` counts an account's corrections.
 */
export const correctEmail = defineEndpoint({
  service: 'identity',
  method: 'POST',
  url: '/api/auth/correct-email',
  access: 'public',
  timeoutMs: hashingTimeoutMs,
  limit: {
    name: 'correct-email',
    points: 10,
    durationSeconds: quarterHour,
    per: 'address',
    counts: 'requests',
    message: tooMany,
    variable: 'LIMIT_CORRECT_EMAIL_PER_ADDRESS',
  },
  keyLimit: {
    name: 'correct-email-account',
    points: 3,
    durationSeconds: hour,
    per: 'key',
    counts: 'requests',
    message: tooMany,
    variable: 'LIMIT_CORRECT_EMAIL_PER_ACCOUNT',
  },
});

/** Hands out a link that verifies any address: for development alone (docs/rules/accounts.md#developer-tools). */
export const testVerificationEmail = defineEndpoint({
  service: 'identity',
  method: 'POST',
  url: '/api/test-verification-email',
  access: 'public',
  isForDevelopment: true,
});
