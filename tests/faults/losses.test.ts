import { describe, expect, it } from 'vitest';
import { lossesOf, withoutMail } from './losses.js';

const nothing = { withoutUser: [], withSeveralUsers: [], withoutMail: [], withAnotherMail: [] };
const mail = (to: string, messageId = `<${to}>`) => ({ to, messageId });

describe('what was promised', () => {
  it('is whole when everybody has one user and a mail, which may have come twice', () => {
    const users = new Map([
      ['ada', 1],
      ['grace', 1],
    ]);
    expect(lossesOf(['ada', 'grace'], users, [mail('ada'), mail('grace'), mail('ada')])).toEqual(nothing);
  });

  it('is lost when a user or a mail is missing, or there are several', () => {
    const users = new Map([['grace', 2]]);
    expect(lossesOf(['ada', 'grace'], users, [mail('grace'), mail('grace', '<another>'), mail('nobody')])).toEqual({
      withoutUser: ['ada'],
      withSeveralUsers: ['grace'],
      withoutMail: ['ada'],
      withAnotherMail: ['grace'],
    });
  });

  it('waits for the mails that haven’t come yet', () => {
    expect(withoutMail(['ada', 'grace'], [mail('grace')])).toEqual(['ada']);
  });
});
