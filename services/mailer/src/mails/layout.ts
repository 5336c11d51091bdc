import { escapeHtml } from './escape-html.js';

export type MailContent = { subject: string; text: string; html: string };

const paragraph = (text: string): string => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;

/** One mail as plain text and as HTML with the same words. The HTML loads nothing from elsewhere, and every text in it is escaped. */
export function letter(subject: string, greeting: string, paragraphs: readonly string[]): MailContent {
  const closing = ['City Genie', 'Travel by feel, not by filter.'] as const;
  const text = [greeting, ...paragraphs, closing.join('\n')].join('\n\n');
  const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:32px 16px;background:#f6f1e7;color:#22201c;font:17px/1.6 Georgia,'Times New Roman',serif">
<div style="max-width:560px;margin:0 auto;padding:32px;background:#fffdf8;border-top:4px solid #b4532a">
<h1 style="margin:0 0 24px;font-size:28px;line-height:1.2;font-weight:normal">${escapeHtml(subject)}</h1>
${[greeting, ...paragraphs].map(paragraph).join('\n')}
<p style="margin:32px 0 0;font-size:15px;color:#6b6459"><strong>${closing[0]}</strong><br>${closing[1]}</p>
</div>
</body>
</html>
`;
  return { subject, text: `${text}\n`, html };
}
