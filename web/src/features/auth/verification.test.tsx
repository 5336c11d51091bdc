import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { readVerification } from './verification.js';

const read = (query: string) => readVerification(new URLSearchParams(query));
/** The text as it is read. */
const textOf = (query: string) => render(read(query).text).container.textContent;

describe('readVerification', () => {
  it.each([
    ['success=true', { title: 'Email Verified!', isVerified: true, isSuccess: true, offersResend: false }],
    ['success=true&error=server_error', { title: 'Email Verified!', isSuccess: true }],
    ['', { title: 'Invalid Verification Link', isVerified: false, isSuccess: false }],
    ['success=false', { title: 'Invalid Verification Link' }],
    ['error=invalid_token', { title: 'Verification Failed', isVerified: false, offersResend: true }],
    ['error=invalid_or_expired', { title: 'Email Verified!', isVerified: true, isSuccess: true }],
    ['error=already_verified', { title: 'Email Verified!', isVerified: true, isSuccess: false }],
    ['error=server_error', { title: 'Verification Failed', isVerified: false, offersResend: false }],
    ['error=', { title: 'Verification Failed', text: 'Email verification failed. Please try again.' }],
    ['error=toString', { title: 'Verification Failed', text: 'Email verification failed. Please try again.' }],
  ])('%j', (query, verification) => {
    expect(read(query)).toMatchObject(verification);
  });

  it('names the address, if it is one', () => {
    expect(textOf('success=true&email=ada%2Bparis@example.com')).toBe(
      'Your email ada+paris@example.com was verified successfully. You can now log in.',
    );
    for (const email of ['ada', '<b>ada</b>@example.com', 'call +44 20 7946 0000 now@example.com', 'a@b', '\u202Eada@example.com']) {
      expect(textOf(`success=true&email=${encodeURIComponent(email)}`)).toBe('Your email was verified successfully. You can now log in.');
    }
    expect(textOf(`success=true&email=${'a'.repeat(250)}@example.com`)).not.toContain('aaa');
  });
});
