import type { SpecText } from './checks/says.js';

const requirements = (texts: readonly (string | RegExp)[]): SpecText[] => texts.map((text): SpecText => ['§5', 'text', text]);

const backToLogin: SpecText = ['§2 Forgot password', 'link', 'Back to Login'];
const registrationClosed: SpecText = ['§2 Verify email', 'button', 'Back to Registration', 'the button is there, registration is closed'];
const goToLogin: SpecText = ['§2 Verify email', 'link', 'Go to Login'];
const verified: SpecText = ['§4', 'heading', 'Email Verified!'];

/** The ordered texts of the account pages, by state. */
export const accountTexts = {
  login: [
    ['§2 Login', 'text', 'Username or email', 'the mail address works, too'],
    ['§2 Login', 'text', 'Password'],
    ['§2 Login', 'link', 'Create an account'],
    ['§2 Login', 'link', 'Forgot your password?'],
    ['§2 Login', 'button', 'Show password'],
    ['§2 Login', 'button', 'Register', 'the button is there, registration is closed'],
  ],
  'login, failed': [
    ['§8 Login', 'toast', 'Login failed'],
    ['§8 Login', 'toast', 'Invalid username or password.'],
  ],
  'login, not verified': [
    ['§8 Login', 'toast', 'Login failed'],
    ['§8 Login', 'toast', 'Resend link', 'the email must be verified before the first login'],
  ],
  'login, welcome': [
    ['§4', 'toast', 'Login successful!'],
    ['§4', 'toast', 'Welcome back to City Genie.'],
  ],
  'login, payment required': [
    ['§8 Login', 'toast', 'Payment Required'],
    ['§8 Login', 'toast', 'Please complete your subscription payment to access your account.'],
  ],
  'login, account just created': [
    ['§2 Login', 'toast', 'Account Created Successfully!'],
    ['§2 Login', 'toast', 'Payment setup is pending. Please contact support for immediate access.'],
  ],
  register: [
    ['§2 Register', 'heading', 'Create Account'],
    ['§2 Register', 'link', 'How It Works'],
    ['§2 Register', 'link', 'Cities'],
    ['§2 Register', 'link', 'Login'],
    ['§2 Register', 'link', 'Register'],
    ['§2 Register', 'absent', 'News', 'in the mobile menu'],
    ['§5', 'option', 'Argentina'],
    ['§5', 'option', 'Other'],
    ...requirements([/^At least 8 characters/, /^An uppercase letter/, /^A lowercase letter/, /^A symbol: /, /^No spaces/]),
    ['§2 Register', 'text', /I accept the .* and am 13 or older/, 'consent'],
  ],
  'register, mobile menu': [
    ['§2 Register', 'link', 'How It Works'],
    ['§2 Register', 'link', 'Cities'],
    ['§2 Register', 'link', 'Login'],
    ['§2 Register', 'link', 'Register'],
    ['§2 Register', 'link', 'News'],
  ],
  'register, invalid': [
    ['§5', 'text', 'First name is required'],
    ['§5', 'text', 'Last name is required'],
    ['§5', 'text', 'Please enter a valid email address'],
    ['§5', 'text', 'Please select your country'],
    ['§5', 'text', 'Username must be at least 3 characters'],
    ['§5', 'text', 'Password must be at least 8 characters'],
    ['§5', 'text', 'Please confirm your password'],
  ],
  'register, two passwords': [['§5', 'text', "Passwords don't match"]],
  'register, name taken': [['§8 Registration', 'toast', 'Registration failed']],
  'register, failed': [
    ['§8 Registration', 'toast', 'Registration failed'],
    ['§8 Registration', 'toast', 'Something went wrong. Please try again.'],
  ],
  'register, setting up the payment': [
    ['§4', 'toast', 'Account Created!'],
    ['§4', 'toast', 'Now complete your payment to activate your subscription.'],
    ['§4', 'text', 'Setting up your payment...'],
  ],
  'register, payment pending': [
    ['§4', 'text', 'Payment Setup Pending'],
    ['§4', 'link', 'Continue to Login'],
  ],
  'register, payment failed': [
    ['§8 Registration', 'toast', 'Payment Setup Failed'],
    ['§8 Registration', 'toast', 'Could not set up payment. Please try again.'],
  ],
  'register, closed': [['§1', 'heading', 'Registration temporarily disabled', 'the waitlist in the form’s place']],
  'forgot password': [backToLogin],
  'forgot password, invalid': [['§5', 'text', 'Please enter a valid email address']],
  'forgot password, failed': [
    ['§8 Forgot password', 'toast', 'Error'],
    ['§8 Forgot password', 'toast', 'Failed to send reset email. Please try again.'],
  ],
  'forgot password, sent': [
    ['§2 Forgot password', 'heading', 'Check Your Email'],
    ['§2 Forgot password', 'text', /expires in 1 hour/],
    ['§2 Forgot password', 'text', /spam folder/],
    ['§2 Forgot password', 'button', 'Try Different Email'],
    ['§8 Forgot password', 'toast', 'Email sent'],
    ['§8 Forgot password', 'toast', "If that email is registered, you'll receive password reset instructions"],
    backToLogin,
  ],
  'reset password': [
    ...requirements([/^At least 8 characters/, /^An uppercase letter/, /^A lowercase letter/, /^A number/]),
    ['§2 Reset password', 'button', 'Show new password'],
    ['§2 Reset password', 'button', 'Show confirmed password'],
  ],
  'reset password, two passwords': [['§5', 'text', "Passwords don't match"]],
  'reset password, failed': [
    ['§8 Reset password', 'toast', 'Reset Failed'],
    ['§8 Reset password', 'toast', 'Failed to reset password. The link may be expired.'],
  ],
  'reset password, link of no use': [['§2 Reset password', 'link', 'Request New Reset Link']],
  'reset password, done': [
    ['§2 Reset password', 'heading', 'Password Reset Complete'],
    ['§2 Reset password', 'link', 'Continue to Login'],
    ['§8 Reset password', 'toast', 'Password Reset Successfully'],
  ],
  'reset password, no token': [
    ['§8 Reset password', 'toast', 'Invalid Link'],
    ['§8 Reset password', 'toast', 'This password reset link is invalid or expired.'],
  ],
  'verify email, success': [
    verified,
    ['§4', 'text', 'Your email ada@example.com was verified successfully. You can now log in.'],
    goToLogin,
    ['§2 Verify email', 'link', 'Back to Home'],
  ],
  'verify email, opened twice': [verified, ['§4', 'text', /verified successfully/], goToLogin],
  'verify email, verified before': [verified, ['§4', 'text', /^Good news: your email is already verified/], registrationClosed],
  'verify email, invalid token': [['§4', 'text', /check your email for the correct link/], registrationClosed],
  'verify email, server error': [['§4', 'text', /server.* try again later/], registrationClosed],
  'verify email, another error': [['§4', 'text', 'Email verification failed. Please try again.'], registrationClosed],
  'verify email, incomplete': [registrationClosed, ['§2 Verify email', 'link', 'Back to Home']],
  'verify email, way back explained': [['§2 Verify email', 'text', 'Registration temporarily disabled']],
  'test verification': [
    ['§2 Test verification', 'text', 'Email'],
    ['§2 Test verification', 'text', 'First name'],
    ['§2 Test verification', 'button', 'Generate Test Verification Link'],
  ],
  'test verification, invalid': [['§5', 'text', 'Please enter both email and first name']],
  'test verification, failed': [
    ['§8 Test email', 'toast', 'Error'],
    ['§8 Test email', 'toast', 'Failed to generate test email'],
  ],
  'test verification, link made': [['§2 Test verification', 'link', /^Test This Link\W.+opens in a new tab/]],
} as const satisfies Record<string, readonly SpecText[]>;
