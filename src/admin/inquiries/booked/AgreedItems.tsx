import { useState } from 'react';
import { bookedEndpoints } from '#contracts/inquiries/booked-events.ts';
import type { AgreedView } from '#contracts/inquiries/booked-views.ts';
import type { InquiryWorkView } from '#contracts/inquiries/work.ts';
import type { QuoteLine, QuoteView } from '#contracts/quotes/quotes.ts';
import type { LineStockView } from '#contracts/stock/check.ts';
import { hasNoBooking } from '#domain/inquiry-status.ts';
import { formatCents } from '#domain/money.ts';
import { QuoteTotals } from '#islands/quotes/QuoteDocument.tsx';
import { moment } from '../../data/times.ts';
import { Button } from '../../parts/Button.tsx';
import { part } from '../../parts/loading.tsx';
import { WorkTableHead } from '../../parts/WorkTableHead.tsx';
import { QUOTES } from '../../quotes/texts.ts';
import { lineDays } from '../../stock/check-texts.ts';
import { LineStock } from '../../stock/LineStock.tsx';
import type { StockCheck } from '../../stock/use-stock-check.ts';
import { WORK } from '../work-texts.ts';
import { AGREED } from './texts.ts';

const AgreedDialog = part(async () => (await import('./AgreedDialog.tsx')).AgreedDialog);

const NUMBER_HEADINGS = [WORK.quantity, WORK.total];

interface AgreedItemsProps {
  inquiry: Pick<InquiryWorkView, 'id' | 'status' | 'agreed'>;
  /** The accepted quote; undefined for a booking without one. */
  quote: QuoteView | undefined;
  /** The request, if what was agreed may be changed. */
  editable?: InquiryWorkView | undefined;
  /** Stock of a booked event's lines. */
  stock?: StockCheck | undefined;
}

/**
 * What was agreed, above what was requested (@inquiry.agreed, @event.agreed), on screen and paper.
 */
export function AgreedItems({ inquiry, quote, editable, stock }: AgreedItemsProps) {
  const { agreed } = inquiry;
  if (!agreed && !quote) return null;
  const lines = agreed?.lines ?? linesOf(quote);
  const isFormer = hasNoBooking(inquiry);
  const title = isFormer ? WORK.agreedBefore : WORK.agreed;
  return (
    <section className="mt-6">
      <h3 className="text-lg">{quote ? title(quote.number) : AGREED.title}</h3>
      <p className="text-sm text-night-600">{quote ? acceptedBy(quote) : AGREED.byHand}</p>
      {isFormer && <p className="text-sm font-semibold">{AGREED.noLonger}</p>}
      {agreed?.changedAt !== undefined && (
        <p className="text-sm font-semibold">
          {AGREED.changed(moment(agreed.changedAt), hasCharge(agreed))}
        </p>
      )}
      <table className="work-table mt-1">
        <WorkTableHead item={WORK.item} numbers={NUMBER_HEADINGS} />
        <tbody>
          {lines.map((line, index) => (
            // The same item can be agreed twice.
            // oxlint-disable-next-line react/no-array-index-key
            <Line key={index} line={line} stock={stock?.viewOf(index)} />
          ))}
        </tbody>
        {/* A section of its own, so that print keeps the totals together. */}
        <tbody className="quote-end">
          <tr>
            <td colSpan={3} className="quote-sums">
              <Sums agreed={agreed} quote={quote} />
            </td>
          </tr>
        </tbody>
      </table>
      {editable && <EditButton inquiry={editable} />}
    </section>
  );
}

function EditButton({ inquiry }: { inquiry: InquiryWorkView }) {
  const [isEditing, setEditing] = useState(false);
  return (
    <>
      <Button
        look="row-outline"
        needs={bookedEndpoints.agree}
        className="screen-only mt-2"
        onClick={() => setEditing(true)}
      >
        {AGREED.edit}
      </Button>
      {isEditing && <AgreedDialog inquiry={inquiry} onClose={() => setEditing(false)} />}
    </>
  );
}

type ShownLine = Pick<QuoteLine, 'name' | 'note' | 'quantity' | 'unitCents' | 'outOn' | 'backOn'> &
  Pick<AgreedView['lines'][number], 'parts'>;

/** @returns a quote's lines, without parts of sets, which are only known for booked events */
function linesOf(quote: QuoteView | undefined): ShownLine[] {
  return (quote?.content.lines ?? []).map((line) => ({ ...line, parts: [] }));
}

interface LineProps {
  line: ShownLine;
  stock: LineStockView | null | undefined;
}

function Line({ line, stock }: LineProps) {
  const { name, note, quantity, unitCents, outOn, backOn, parts } = line;
  const remarks = [note, partWords(parts), lineDays({ outOn, backOn }).join(' · ')].filter(Boolean);
  return (
    <tr>
      <th scope="row" className="break-words">
        <span>{name}</span>
        {remarks.map((remark) => (
          <span key={remark} className="block text-xs text-night-600">
            {remark}
          </span>
        ))}
        <LineStock view={stock} />
      </th>
      <td className="is-number" data-label={WORK.quantity}>
        {quantity}
      </td>
      <td className="is-number" data-label={WORK.total}>
        {formatCents(quantity * unitCents)}
      </td>
    </tr>
  );
}

function acceptedBy({ acceptedBy: name, answeredAt }: QuoteView): string {
  return QUOTES.acceptedBy(name, answeredAt === null ? '' : moment(answeredAt));
}

function partWords(parts: AgreedView['lines'][number]['parts']): string {
  if (parts.length === 0) return '';
  return AGREED.contains(parts.map(({ quantity, name }) => `${quantity} × ${name}`).join(', '));
}

/** A charge for what did not come back whole is not agreed by phone (@goods.charge). */
const hasCharge = ({ lines }: AgreedView) => lines.some(({ isCharge }) => isCharge);

/** The totals of what was agreed, which are those of the quote until staff change it. */
function Sums({ agreed, quote }: { agreed: AgreedView | null; quote: QuoteView | undefined }) {
  if (agreed) return <QuoteTotals fees={agreed.fees} totals={agreed.totals} />;
  return quote ? <QuoteTotals fees={quote.content} totals={quote.totals} /> : null;
}
