/** Text as it may stand in HTML. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** A whole page; `body` is HTML. */
export function page(title: string, body: string, theme = 'stripe', script?: 'element.js' | 'challenge.js'): string {
  return `<!doctype html>
<html lang="en" data-theme="${escapeHtml(theme)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/_assets/page.css">
</head>
<body>
${body}
${script === undefined ? '' : `<script type="module" src="/_assets/${script}"></script>`}
</body>
</html>
`;
}

/** Cents as a person reads them. */
export function money(amount: number, currency: string): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount / 100);
}
