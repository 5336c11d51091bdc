import { expect, it } from 'vitest';
import { markup } from '../src/mails/markup.js';

it('escapes text between tags and in quoted attributes', () => {
  const text = `<img src=x onerror="x('1')">&amp;`;
  const escaped = '&lt;img src=x onerror=&quot;x(&#39;1&#39;)&quot;&gt;&amp;amp;';
  expect(markup`<a href="${text}">${text}</a>`.html).toBe(`<a href="${escaped}">${escaped}</a>`);
});

it('leaves markup as it is, alone and in lists', () => {
  const item = markup`<b>${'<'}</b>`;
  expect(markup`${item}|${[item, item]}|${[]}|${16}`.html).toBe('<b>&lt;</b>|<b>&lt;</b><b>&lt;</b>||16');
});
