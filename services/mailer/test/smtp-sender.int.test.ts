import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSmtpSender } from '../src/smtp/smtp-sender.js';
import { from } from './mailer-fixture.js';
import { supportEmail } from './sample-mails.js';
import { type SmtpSink, startSmtpSink } from './smtp-sink.js';

const content = { subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
let sink: SmtpSink;

beforeEach(async () => {
  sink = await startSmtpSink();
});

afterEach(() => sink.close());

it('gives up on a server that never answers, and sends the next mail', async () => {
  const deadlines = [new AbortController(), new AbortController()];
  let sends = 0;
  const deadline = () => deadlines[sends++]?.signal ?? expect.unreachable();
  const sender = createSmtpSender({ smtpUrl: sink.url, from, supportEmail, connections: 1, deadline });
  sink.answerNext('hang');
  const first = expect(sender.send('first', 'ada@example.com', content)).rejects.toMatchObject({ code: 'EABORT' });
  await vi.waitFor(() => expect(sink.hanging()).toBe(1), { timeout: 10_000 });
  deadlines[0]?.abort();
  await first;
  await sender.send('second', 'ada@example.com', content);
  expect(sink.mails.map((mail) => [mail.headers.get('message-id'), mail.accepted])).toEqual([
    ['<first@city-genie.example>', false],
    ['<second@city-genie.example>', true],
  ]);
  sender.close();
});

it('keeps a subject with line breaks in one header', async () => {
  const sender = createSmtpSender({ smtpUrl: sink.url, from, supportEmail, connections: 1 });
  await sender.send('id', 'ada@example.com', { ...content, subject: 'Hello\r\nBcc: eve@example.com\r\n\r\nBody' });
  expect(sink.mails[0]).toMatchObject({ to: ['ada@example.com'] });
  expect(sink.mails[0]?.headers.has('bcc')).toBe(false);
  expect(sink.mails[0]?.headers.get('subject')).toMatch(/^Hello Bcc: eve@example.com +Body$/);
  sender.close();
});
