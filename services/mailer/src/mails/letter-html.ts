import { type Action, brand, type Fact, type Letter, motto, type Paragraph, plainText } from './letter.js';
import { bare, light, sans, serif, styleSheet } from './mail-theme.js';
import { type Markup, markup } from './markup.js';
import { skyCell, skyline } from './skyline.js';

const linkStyle = markup`class="link" style="color:${light.accent};text-decoration:underline;word-break:break-word"`;

function runs(paragraph: Paragraph): readonly Markup[] {
  const parts = typeof paragraph === 'string' ? [paragraph] : paragraph;
  return parts.map((part) => (typeof part === 'string' ? markup`${part}` : markup`<a href="${part.href}" ${linkStyle}>${part.shown}</a>`));
}

const spoken = (paragraph: Paragraph): Markup => markup`<p style="margin:0 0 18px">${runs(paragraph)}</p>\n`;

const small = (paragraph: Paragraph): Markup =>
  markup`<p class="soft" style="margin:0 0 10px;font-size:14px;color:${light.soft}">${runs(paragraph)}</p>\n`;

function factRow([name, value]: Fact): Markup {
  const cell = `padding:9px 0;border-bottom:1px solid ${light.line}`;
  return markup`<tr valign="top"><th scope="row" align="left" width="112" class="soft" style="${cell};font-weight:normal;color:${light.soft}">${name}</th><td style="${cell}">${value}</td></tr>\n`;
}

const factTable = (facts: readonly Fact[]): Markup =>
  markup`<table width="100%" ${bare} class="line" style="margin:6px 0 24px;border-top:1px solid ${light.line};font-size:15px;line-height:1.5;word-break:break-word">\n${facts.map(factRow)}</table>\n`;

/** The button is a cell with a link: Outlook for Windows draws the padding of a cell, but not that of a link. */
function button({ label, href, note }: Action): Markup {
  const pill = `background:${light.accent};border-radius:999px`;
  const words = `display:inline-block;padding:14px 26px;border-radius:999px;color:${light.onAccent};line-height:1.3;font-weight:600;text-align:center;text-decoration:none;mso-padding-alt:0`;
  return markup`<table role="presentation" ${bare} style="margin:28px 0 20px"><tr><td class="button" bgcolor="${light.accent}" style="${pill};mso-padding-alt:14px 26px"><a class="button" href="${href}" style="${words}">${label}</a></td></tr></table>
<p class="soft" style="margin:0 0 28px;font-size:14px;color:${light.soft}">${note === undefined ? '' : markup`${note}<br>`}<a href="${href}" class="link" style="color:${light.accent};word-break:break-all">${href}</a></p>\n`;
}

const head = (subject: string): Markup => markup`<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no">
<title>${subject}</title>
<style>
${styleSheet}
</style>
</head>`;

/** What inboxes show beside the subject; without it they would show the brand and the headline again. */
const preview = (paragraph: Paragraph): Markup => markup`<div style="display:none;mso-hide:all">${plainText(paragraph)}</div>`;

const sheet = ({ subject, greeting, paragraphs, facts = [], action, smallPrint }: Letter): Markup =>
  markup`<p style="margin:0 0 28px;font:bold 19px/1.2 ${serif}">${brand}</p>
<h1 class="title" style="margin:0 0 26px;font:bold 32px/1.12 ${serif};letter-spacing:-0.02em">${subject}</h1>
<p style="margin:0 0 18px">${greeting}</p>
${paragraphs.map(spoken)}${facts.length > 0 ? factTable(facts) : ''}${action ? button(action) : ''}<div class="line" style="margin:32px 0 18px;border-top:1px solid ${light.line}"></div>
${smallPrint.map(small)}<p class="soft" style="margin:26px 0 0;font:italic 15px/1.4 ${serif};color:${light.soft}">${motto}</p>`;

/**
 * The letter as HTML (docs/rules/waitlist-and-mails.md#one-letter-two-forms) that loads nothing from elsewhere and looks right where style sheets are dropped: tables for the layout, every light
 * colour in its element, one column that is at most 600 pixels wide below the drawing.
 */
export function letterHtml(letter: Letter): string {
  const paper = `background:${light.paper}`;
  const words = markup`padding:32px 20px;color:${light.ink};font-family:${sans};font-size:16px;line-height:1.6`;
  return markup`<!doctype html>
<html lang="en">
${head(letter.subject)}
<body class="paper" style="margin:0;padding:0;${paper}">
${preview(letter.paragraphs[0])}
<table role="presentation" class="paper" width="100%" ${bare} bgcolor="${light.paper}" style="${paper}">
<tr><td ${skyCell}>${skyline}</td></tr>
<tr><td align="center">
<!--[if mso]><table role="presentation" width="600" ${bare}><tr><td><![endif]-->
<table role="presentation" width="100%" ${bare} style="max-width:600px">
<tr><td class="sheet ink" align="left" style="${words}">
${sheet(letter)}
</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`.html;
}
