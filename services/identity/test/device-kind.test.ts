import { describe, expect, it } from 'vitest';
import { deviceKind, deviceOf } from '../src/sessions/device-kind.js';
import { browsers } from './account-calls.js';

const edge =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0';

describe('the kind of a device', () => {
  it.each([
    [browsers.chromeOnWindows, { browser: 'Chrome', system: 'Windows', platform: 'desktop' }],
    [edge, { browser: 'Microsoft Edge', system: 'Windows', platform: 'desktop' }],
    [browsers.safariOnIphone, { browser: 'Safari', system: 'iOS', platform: 'mobile' }],
    ['curl/8.5.0', { browser: '', system: '', platform: '' }],
    ['', { browser: '', system: '', platform: '' }],
    [undefined, { browser: '', system: '', platform: '' }],
  ])('is read from %j', (userAgent, device) => {
    expect(deviceOf(userAgent)).toEqual(device);
  });

  it('doesn’t change with a version', () => {
    expect(deviceKind(deviceOf(browsers.newerChromeOnWindows))).toBe(deviceKind(deviceOf(browsers.chromeOnWindows)));
    expect(deviceKind(deviceOf(edge))).not.toBe(deviceKind(deviceOf(browsers.chromeOnWindows)));
  });

  it.each(['Your account is locked/1.0 call us', 'Visit http://evil.test/1.0 (now)', 'x'.repeat(20_000)])(
    'never takes words of a stranger: %.30s',
    (userAgent) => {
      expect(deviceOf(userAgent)).toEqual({ browser: '', system: '', platform: '' });
    },
  );
});
