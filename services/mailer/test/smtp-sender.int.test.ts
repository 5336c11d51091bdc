import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSmtpSender } from '../src/smtp/smtp-sender.js';
import { from, supportEmail } from './mailer-fixture.js';
import { type SmtpSink, startSmtpSink } from './smtp-sink.js';

const content = { subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
let sink: SmtpSink;

beforeEach(async () => {
  sink = await startSmtpSink();
});

afterEach(() => sink.close());

it('gives up a server that never answers, and goes on with the next mail', async () => {
  const sender = createSmtpSender({ smtpUrl: sink.url, from, supportEmail, connections: 1, sendTimeoutMs: 500 });
  sink.answerNext('hang');
  await expect(sender.send('first', 'ada@example.com', content)).rejects.toMatchObject({ code: 'EABORT' });
  await sender.send('second', 'ada@example.com', content);
  expect(sink.mails.map((mail) => [mail.headers.get('message-id'), mail.accepted])).toEqual([
    ['<first@city-genie.example>', false],
    ['<second@city-genie.example>', true],
  ]);
  sender.close();
});

it('folds whatever stands in a subject into one header', async () => {
  const sender = createSmtpSender({ smtpUrl: sink.url, from, supportEmail, connections: 1 });
  await sender.send('id', 'ada@example.com', { ...content, subject: 'Hello\r\nBcc: eve@example.com\r\n\r\nBody' });
  expect(sink.mails[0]).toMatchObject({ to: ['ada@example.com'] });
  expect(sink.mails[0]?.headers.has('bcc')).toBe(false);
  expect(sink.mails[0]?.headers.get('subject')).toMatch(/^Hello Bcc: eve@example.com +Body$/);
  sender.close();
});
