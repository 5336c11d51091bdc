// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { inlineScriptHash } from './head-script.js';

describe('the hash of the script in a page', () => {
  it('is that of its text, as browsers compare it', () => {
    // The example of https://www.w3.org/TR/CSP3/#external-hash, by `openssl dgst -sha256 -binary | base64`.
    const page = `<script type="application/ld+json">{}</script><script>alert('Hello, world.');</script><script src="/a.js"></script>`;
    expect(inlineScriptHash(page)).toBe('sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=');
  });

  it.each(['', '<script>a()</script><script>b()</script>', '<script>go("__PUBLIC_URL__")</script>'])('is not made of %j', (page) => {
    expect(() => inlineScriptHash(page)).toThrow('one script');
  });
});
