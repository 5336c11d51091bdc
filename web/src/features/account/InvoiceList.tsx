import { epochDay } from '../../ui/late/epoch-day.js';
import { money } from '../../ui/late/money.js';
import { Skeleton, SkeletonGroup } from '../../ui/late/Skeleton.js';
import { OutLink } from '../../ui/OutLink.js';
import { Retry } from './Retry.js';
import { type Invoice, useInvoicesQuery } from './subscription-api.js';

/** What a status of the payment provider means for who pays. */
const statuses: Readonly<Record<string, string>> = {
  draft: 'Being made',
  open: 'Not paid yet',
  paid: 'Paid',
  uncollectible: 'Not paid',
  void: 'Void',
};

function invoiceWords({ status, amountCents, refundedCents, currency }: Invoice): string {
  const words = (Object.hasOwn(statuses, status) && statuses[status]) || status;
  if (refundedCents > 0) {
    return refundedCents < amountCents ? `${words}, ${money(refundedCents, currency)} of it paid back` : 'Paid back';
  }
  return words;
}

function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const { number, createdAt, amountCents, currency, url } = invoice;
  const day = epochDay(createdAt);
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line py-3">
      <p className="min-w-0 flex-1 basis-60 wrap-anywhere">
        <span className="font-medium tabular-nums">{money(amountCents, currency)}</span> on {day}
        <span className="block text-small text-ink-soft">
          {invoiceWords(invoice)}
          {number !== null && `, number ${number}`}
        </span>
      </p>
      {url !== null && (
        <OutLink href={url} of={day}>
          Invoice
        </OutLink>
      )}
    </li>
  );
}

/** The user's invoices, the newest first. */
export function InvoiceList({ userId }: { userId: string }) {
  const { data: invoices, error, isFetching, refetch } = useInvoicesQuery(userId, { refetchOnMountOrArgChange: true });
  return (
    <section aria-labelledby="invoices-title" className="w-full">
      <h3 id="invoices-title" className="mt-2 font-semibold">
        Invoices
      </h3>
      {invoices && invoices.length > 0 && (
        <ul className="mt-2 border-t border-line">
          {invoices.map((invoice) => (
            <InvoiceRow key={invoice.id} invoice={invoice} />
          ))}
        </ul>
      )}
      {invoices?.length === 0 && <p className="mt-1 text-ink-soft">There are none yet.</p>}
      {!invoices && isFetching && (
        <SkeletonGroup className="mt-2">
          <Skeleton className="h-14" />
        </SkeletonGroup>
      )}
      {!invoices && !isFetching && <Retry error={error} otherwise="We couldn’t look up your invoices." onRetry={() => void refetch()} />}
    </section>
  );
}
