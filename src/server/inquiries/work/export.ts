/** Exports the filtered inquiries for spreadsheets (@inquiry.export). */
import type { MoneyView } from '#contracts/inquiries/booked-views.ts';
import { MAX_EXPORTED, workEndpoints } from '#contracts/inquiries/work.ts';
import type { Database } from '#db/client.ts';
import { listInquiries } from '#db/queries/inquiries/list.ts';
import type { InquiryRecord } from '#db/queries/inquiries/records.ts';
import { listLosses } from '#db/queries/inquiries/timeline.ts';
import { listQuotes, type QuoteRecord } from '#db/queries/quotes/quotes.ts';
import { listPayments } from '#db/queries/stock/payments.ts';
import { agreedTotals, pricedAgreed, type PricedAgreed } from '#domain/agreed-totals.ts';
import { csvOf } from '#domain/csv.ts';
import { SHOP_TIME_ZONE, todayInDetroit } from '#domain/event-date.ts';
import { messageWithoutList } from '#domain/quote-message.ts';
import { quoteTotals } from '#domain/quote-totals.ts';
import { SERVICE_NAMES } from '#site/catalog/package-line.ts';
import type { Services } from '../../base/services.ts';
import type { GuardedApp } from '../../http/guarded-app.ts';
import { handle } from '../../http/handle.ts';
import { standingOf } from '../../quotes/standing.ts';
import { unfitOf } from '../../stock/unfit.ts';
import { listAskedPackages, type AskedPackage } from '../asked/asked-packages.ts';
import { moneyOf } from '../booked/payments.ts';

/** An inquiry with package and outcome. */
interface Exported extends InquiryRecord {
  asked: AskedPackage | null;
  /** The quote accepted last; without one, the latest. */
  quote: (QuoteRecord & { standing: string }) | undefined;
  /** Reason for the loss; may be empty. */
  loss: string;
  /** Price and payments; null where nothing was agreed. */
  money: MoneyView | null;
  /** Null where nothing is booked, or was before it was canceled. */
  priced: PricedAgreed | null;
}

/** The shop's time, in a format for spreadsheets: `2026-11-21 14:05`. */
const TIME_IN_DETROIT = new Intl.DateTimeFormat('sv-SE', {
  timeZone: SHOP_TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
});

/** As named in the list. */
const KINDS: Record<InquiryRecord['kind'], string> = {
  contact: 'Inquiry',
  booking: 'Booking',
  question: 'Question',
};

const COLUMNS: readonly [string, (inquiry: Exported) => string][] = [
  ['Reference', ({ reference }) => reference],
  ['Received', ({ createdAt }) => TIME_IN_DETROIT.format(createdAt)],
  ['Status', ({ status }) => status],
  ['Kind', ({ kind }) => KINDS[kind]],
  ['Source', ({ channel }) => channel],
  ['Name', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Event date', ({ eventDate }) => eventDate ?? ''],
  ['Last day', ({ lastDay }) => lastDay ?? ''],
  ['Event location', ({ eventLocation }) => eventLocation],
  ['Delivery window', ({ deliveryWindow }) => deliveryWindow],
  ['Pick-up window', ({ pickupWindow }) => pickupWindow],
  ['Contact on site', ({ siteContact }) => siteContact],
  ['Guests', ({ guestCount }) => guestCount],
  ['Package', ({ asked }) => asked?.name ?? ''],
  ['Services', ({ services }) => services.join('; ')],
  ['Items', ({ lines }) => itemsOf(lines)],
  // The items have their own column.
  ['Message', ({ message, lines }) => messageWithoutList(message, lines)],
  ['Heard about us', ({ referralSource }) => referralSource],
  ['Assigned to', ({ assignee }) => assignee?.name ?? ''],
  ['Next action', ({ nextAction }) => nextAction],
  ['Next action on', ({ nextActionOn }) => nextActionOn ?? ''],
  ['Quote', ({ quote }) => (quote ? String(quote.number) : '')],
  ['Quote state', ({ quote }) => quote?.standing ?? ''],
  ['Quote total', ({ quote }) => (quote ? dollars(quoteTotals(quote.content).total) : '')],
  ['Agreed total', ({ money }) => (money ? dollars(money.totalCents) : '')],
  ['Amount received', ({ money }) => (money ? dollars(money.receivedCents) : '')],
  ['Balance', ({ money }) => (money ? dollars(money.balanceCents) : '')],
  ['Lost reason', ({ loss }) => loss],
  ['Cancel reason', ({ cancelReason }) => cancelReason],
  // New columns stand at the end: a spreadsheet may name the others by their place.
  ['Agreed items', ({ priced }) => (priced ? itemsOf(priced.lines) : '')],
  ['Agreed deposit', ({ priced }) => (priced ? dollars(priced.depositCents) : '')],
  ['Agreed tax', ({ priced }) => (priced ? dollars(agreedTotals(priced).tax) : '')],
  ['Canceled on', ({ canceledAt }) => (canceledAt ? todayInDetroit(canceledAt) : '')],
  ['Fee kept', ({ canceledAt, feeKeptCents }) => (canceledAt ? dollars(feeKeptCents ?? 0) : '')],
  ['Refunded', ({ money }) => (money ? dollars(money.refundedCents) : '')],
];

/** @returns the lines in one cell */
const itemsOf = (lines: readonly { quantity: number; name: string }[]) =>
  lines.map(({ quantity, name }) => `${quantity} × ${name}`).join('; ');

/** @returns the amount for a spreadsheet */
const dollars = (cents: number) => (cents / 100).toFixed(2);

/** @returns the inquiries with packages, quotes and reasons for losses */
async function withOutcome(
  db: Database,
  rows: readonly InquiryRecord[],
  now: Date,
): Promise<Exported[]> {
  const ids = rows.map(({ id }) => id);
  const quotes = Map.groupBy(await listQuotes(db, ids), ({ inquiryId }) => inquiryId);
  const losses = new Map((await listLosses(db, ids)).map((loss) => [loss.inquiryId, loss]));
  const payments = Map.groupBy(await listPayments(db, ids), ({ inquiryId }) => inquiryId);
  const packages = await listAskedPackages(db, rows);
  return rows.map((inquiry, index) => {
    const own = quotes.get(inquiry.id) ?? [];
    const quote = own.find(({ state }) => state === 'accepted') ?? own[0];
    const agreedQuote = own.find(({ id }) => id === inquiry.agreed?.quoteId);
    const loss = inquiry.status === 'lost' ? losses.get(inquiry.id) : undefined;
    return {
      ...inquiry,
      asked: packages[index] ?? null,
      money: moneyOf(inquiry, payments.get(inquiry.id) ?? []),
      priced: inquiry.agreed && pricedAgreed(inquiry.agreed, agreedQuote?.content),
      quote: quote && { ...quote, standing: standingOf(quote, now) },
      loss: [loss?.reason, loss?.body].filter(Boolean).join(': '),
    };
  });
}

export function mountInquiryExport(app: GuardedApp, { db, now }: Services): void {
  handle(app, workEndpoints.export, async ({ query }, context) => {
    const request = {
      ...query,
      unfit: await unfitOf(db(), query.view, now()),
      today: todayInDetroit(now()),
      staffId: context.get('staff').id,
      services: SERVICE_NAMES,
    };
    const { rows, total } = await listInquiries(db(), request, MAX_EXPORTED);
    const headings = COLUMNS.map(([heading]) => heading);
    const outcomes = await withOutcome(db(), rows, now());
    const cells = outcomes.map((inquiry) => COLUMNS.map(([, cell]) => cell(inquiry)));
    return { csv: csvOf([headings, ...cells]), rows: rows.length, total };
  });
}
