import { cardNumbers } from '../rows/card.js';
import type { PortalSession } from '../rows/stored.js';
import { newestFirst, rowOf, type World } from '../world.js';
import { escapeHtml, money, page } from './html.js';

const button = (id: string, card: 'ok' | 'declined', label: string): string =>
  `<form method="post" action="/_portal/${escapeHtml(id)}"><input type="hidden" name="card" value="${card}"><button>${label}</button></form>`;

/** The customer's page: the card, which can be replaced, and the invoices. */
export function portalPage(world: World, session: PortalSession): string {
  const customer = rowOf(world.customers, session.customer);
  const card = customer.defaultPaymentMethod === null ? undefined : rowOf(world.cards, customer.defaultPaymentMethod);
  const invoices = newestFirst(world.invoices).filter((invoice) => invoice.customer === customer.id && invoice.number !== null);
  const back = session.returnUrl === null ? '' : `<p><a href="${escapeHtml(session.returnUrl)}">Return to City Genie</a></p>`;
  const body = `<main class="page">
<h1>Billing (simulated)</h1>
<p>Signed in as ${escapeHtml(customer.email ?? customer.id)}. Nothing is charged.</p>
<h2>Payment method</h2>
<p>Payment method: ${card === undefined ? 'none' : `${card.behaviour} (•••• ${cardNumbers[card.behaviour].slice(-4)})`}</p>
${button(session.id, 'ok', 'Use a card that works')}
${button(session.id, 'declined', 'Use a card that is declined')}
<h2>Invoices</h2>
<ul>
${invoices.map((invoice) => `<li><a href="/_invoice/${invoice.id}">${invoice.number}</a>: ${money(invoice.total, invoice.currency)}, ${invoice.status}</li>`).join('\n')}
</ul>
${back}
</main>`;
  return page('Billing portal (simulated)', body);
}

/** One invoice, as the address in its `hosted_invoice_url` shows it. */
export function invoicePage(world: World, id: string): string | undefined {
  const invoice = world.invoices.get(id);
  if (invoice === undefined) {
    return undefined;
  }
  const lines = invoice.lines.map((line) => `<li>${escapeHtml(line.description)}: ${money(line.amount, invoice.currency)}</li>`).join('\n');
  const body = `<main class="page">
<h1>Invoice ${invoice.number ?? 'draft'} (simulated)</h1>
<ul>
${lines}
</ul>
<p>Total ${money(invoice.total, invoice.currency)}, ${invoice.status}.</p>
</main>`;
  return page('Invoice (simulated)', body);
}
