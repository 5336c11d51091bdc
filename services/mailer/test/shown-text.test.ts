import { describe, expect, it } from 'vitest';
import { shownText, shownUsername } from '../src/mails/shown-text.js';

const instead = 'there';

describe('shownText for names', () => {
  it.each([
    'Ada',
    'Jean-Pierre',
    "O'Brien",
    'O’Brien',
    'José',
    '李小龙',
    'Nguyễn Văn A',
    'Queen Elizabeth II',
    'Ana 2nd',
    'ada99',
    'Dr. Ada Lovelace',
    'J.R. Smith',
    'Sammy Davis Jr.',
    'Gal·la',
    'Мария Склодовская',
    'محمد علي',
    'שרה',
    'สมชาย ใจดี',
    'प्रिया',
    'Þórdís Kolbrún R. Gylfadóttir',
    'Maria da Conceição dos Santos Silva',
    'x'.repeat(40),
    'São Tomé',
    '6th of October City',
  ])('shows %s', (name) => {
    expect(shownText(name, instead)).toBe(name);
  });

  it.each([
    ['Jose\u0301', 'José'],
    ['Ａｄａ', 'Ada'],
    ['Queen Elizabeth Ⅱ', 'Queen Elizabeth II'],
    ['  Ada\t\r\n Lovelace ', 'Ada Lovelace'],
    ['Ada\u2028\u2029Lovelace', 'Ada Lovelace'],
    ['Ada\u00a0\u3000Lovelace', 'Ada Lovelace'],
    ['Ada\u2800Lovelace', 'Ada Lovelace'],
    ['A\u200bd\u200da\ufeff', 'Ada'],
    ['You won\u202egnp', 'You wongnp'],
    ['\u2067Ada\u2069\u200e\u200f\u061c', 'Ada'],
    ['A\u00adda\ufe0f', 'Ada'],
  ])('normalises %j', (name, shown) => {
    expect(shownText(name, instead)).toBe(shown);
  });
});

describe('shownText replaces', () => {
  it.each([
    ['a message with a number to call', 'Dear customer your account is locked call +1 800 555 0199 now'],
    ['a number', '+1 800 555 0199'],
    ['a number with separators', 'call 5.5.5-0 (1) 9/9'],
    ['a number between words', 'one 5 two 5 three 5'],
    ['a code', 'PIN 4711'],
    ['a code in capitals', 'Your code is QXKPTZ'],
    ['a number in words', 'Call one eight hundred'],
    ['a number in Chinese', '电话一三八零零一三八零零零'],
    ['a number in Chinese, as banks write it', '壹叁捌零零'],
    ['a number in brackets', '(一)(三)(八)(一)'],
    ['a number in Roman signs', 'VIIIVIIIVIII'],
    ['a sentence', 'Urgent pay now or lose your account'],
    ['a domain in Hindi', 'prize.भारत'],
    ['a domain in Sinhala', 'prize.ලංකා'],
    ['a domain in Telugu', 'prize.భారత్'],
    ['a domain behind a mark', 'evil̰.com'],
    ['a domain behind a picture', 'i❤.ws'],
    ['another one', 'win🎁.to'],
    ['a slash of mathematics', 'evil∕com'],
    ['a short number', 'dial 911'],
    ['a number in fullwidth digits', 'call ８００５５５'],
    ['a number in Arabic digits', 'call ٨٠٠٥٥٥'],
    ['a number in circled digits', '①②③'],
    ['a number with invisible separators', '8\u200b0\u200b0'],
    ['a message that is too long', 'Dear customer your account has been locked, answer now'],
    ['41 characters', 'x'.repeat(41)],
    ['one character that is eighteen', '\ufdfa\ufdfa\ufdfa'],
    ['a domain', 'Claim at prize.example now'],
    ['a domain of the one dot leader', 'prize\u2024example'],
    ['a domain of the small full stop', 'prize\ufe52example'],
    ['a domain of the halfwidth stop', 'prize\uff61example'],
    ['a domain of the fullwidth stop', 'prize\uff0eexample'],
    ['a domain of the ideographic stop', 'prize\u3002example'],
    ['a domain with an invisible break', 'prize.\u200bexample'],
    ['a domain with a soft hyphen', 'pri\u00adze.\u00adexample'],
    ['a domain with a variation selector', 'prize.\ufe0fexample'],
    ['a domain with direction marks', 'prize\u202a.\u202cexample'],
    ['a domain in fullwidth letters', 'ｐｒｉｚｅ．ｅｘａｍｐｌｅ'],
    ['a hidden domain', 'xn--evil'],
    ['a hidden domain in other letters', 'ＸＮ－－evil'],
    ['an address of the web', 'https prize//'],
    ['a host', 'www prize'],
    ['a mail address', 'eve@example.com'],
    ['a mail address in fullwidth', 'eve＠example'],
    ['a scheme', 'tel:now'],
    ['half a character', 'Ada\ud800'],
    ['a character of nobody', 'Ada\ue000'],
    ['nothing', ''],
    ['nothing visible', '\u200b\u2060\u3164 \u2800'],
  ])('%s', (_case, text) => {
    expect(shownText(text, instead)).toBe(instead);
  });
});

describe('shownUsername', () => {
  it.each(['ada', 'Ada_Lovelace', 'ada-99', 'a_b-c.', 'J.R.'])('shows %s', (username) => {
    expect(shownUsername(username)).toBe(username);
  });

  it.each([
    ['a domain', 'www.evil.example'],
    ['a domain without www', 'evil.example'],
    ['a domain between underscores', '_evil.example_'],
    ['a host', 'www-evil'],
    ['a hidden domain', 'xn--evil'],
    ['a number to call', 'call_0800-123'],
    ['a number between letters', 'a1b2c3'],
    ['a sentence', 'your-account-is-locked-call-us-now'],
    ['shouting', 'LOCKED'],
    ['no word at all', '-_-'],
  ])('leaves out %s', (_case, username) => {
    expect(shownUsername(username)).toBeUndefined();
  });
});
