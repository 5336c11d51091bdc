import { expect, it } from 'vitest';
import { receiveLinks } from './received-links.js';

const token = 'a'.repeat(65);

it('gives the links of an address in order, also where the mail folds them, and lets mails without links go', async () => {
  const links = receiveLinks();
  links.take('ada@example.org', 'Welcome!');
  links.take('ada@example.org', `Open http://localhost:1/verify?token=3D${token.slice(0, 20)}=\n${token.slice(20)} today`);
  links.take('grace@example.org', `http://localhost:1/of-grace?token=${token}`);
  links.take('ada@example.org', `http://localhost:1/reset?token=${token}`);
  expect(await links.next('ada@example.org')).toBe(`http://localhost:1/verify?token=${token}`);
  expect(await links.next('ada@example.org')).toBe(`http://localhost:1/reset?token=${token}`);
  expect(await links.next('grace@example.org')).toBe(`http://localhost:1/of-grace?token=${token}`);
});
