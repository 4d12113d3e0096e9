import type { InquiryWorkView, WorkLineView } from '#contracts/inquiries/work.ts';
import type { QuoteView } from '#contracts/quotes/quotes.ts';
import type { LineStockView } from '#contracts/stock/check.ts';
import { NOT_COUNTED } from '../parts/texts.ts';
import { Thumbnail } from '../parts/Thumbnail.tsx';
import { WorkTableHead } from '../parts/WorkTableHead.tsx';
import { LineStock } from '../stock/LineStock.tsx';
import type { StockCheck } from '../stock/use-stock-check.ts';
import { INQUIRY, STANDING_LABELS } from './texts.ts';
import { FEE_LABELS, WORK } from './work-texts.ts';

const NUMBER_HEADINGS = [WORK.quantity, WORK.asked, WORK.today, WORK.owned, WORK.total];

interface ItemsTableProps {
  inquiry: InquiryWorkView;
  /** The accepted quote, which replaces the sums. */
  accepted: QuoteView | undefined;
  /** Stock of the lines; undefined if the lines of the accepted quote count instead. */
  stock?: StockCheck | undefined;
}

/**
 * Requested items as sent, each compared with the catalog (@inquiry.page). Without sums once a
 * quote was accepted, whose total and deposit count then.
 */
export function ItemsTable({ inquiry, accepted, stock }: ItemsTableProps) {
  const { lines, sum, unpriced } = inquiry;
  return (
    <section className="mt-6">
      <h3 className="text-lg">{INQUIRY.items}</h3>
      {accepted && <p className="text-sm text-night-600">{WORK.askedBefore(accepted.number)}</p>}
      <table className="work-table mt-1">
        <WorkTableHead item={WORK.item} numbers={NUMBER_HEADINGS} />
        <tbody>
          {lines.map((line, index) => (
            // The same item can stand in a request twice.
            // oxlint-disable-next-line react/no-array-index-key
            <ItemRow key={index} line={line} stock={stock?.viewOf(index)} />
          ))}
        </tbody>
        {!accepted && (sum !== '' || unpriced > 0) && <Sums inquiry={inquiry} />}
      </table>
    </section>
  );
}

/** The list's total with the shop's fees (@fees.totals). */
function Sums({ inquiry }: { inquiry: InquiryWorkView }) {
  const { sum, unpriced, fees, minimum, package: requestedPackage } = inquiry;
  const withoutPackage = requestedPackage && (
    <span className="block text-xs font-normal">
      {WORK.withoutPackage(requestedPackage.name, requestedPackage.price)}
    </span>
  );
  return (
    <tfoot>
      <tr>
        <th scope="row" colSpan={NUMBER_HEADINGS.length}>
          <span>{WORK.sum}</span>
          {withoutPackage}
          {unpriced > 0 && (
            <span className="block text-xs font-normal">{WORK.unpriced(unpriced)}</span>
          )}
        </th>
        <td className="is-number font-semibold" data-label={WORK.sum}>
          <span>{sum}</span>
          {minimum !== '' && (
            <span className="block text-xs font-normal">{WORK.belowMinimum(minimum)}</span>
          )}
        </td>
      </tr>
      {fees.map(({ fee, percent, amount }) => (
        <tr key={fee}>
          <th scope="row" colSpan={NUMBER_HEADINGS.length} className="font-normal">
            <span>{FEE_LABELS[fee](percent)}</span>
            {fee === 'total' && withoutPackage}
          </th>
          <td className="is-number" data-label={FEE_LABELS[fee](percent)}>
            {amount}
          </td>
        </tr>
      ))}
    </tfoot>
  );
}

interface ItemRowProps {
  line: WorkLineView;
  stock: LineStockView | null | undefined;
}

function ItemRow({ line, stock }: ItemRowProps) {
  const difference = line.standing === null ? '' : STANDING_LABELS[line.standing];
  const inCatalog = [line.catalogName, line.catalogPrice].filter(Boolean).join(', ');
  const isShort = line.owned !== null && line.owned > 0 && line.owned < line.quantity;
  return (
    <tr>
      <th scope="row">
        <span className="flex items-center gap-3">
          <Thumbnail url={line.image} />
          <span className="min-w-0 break-words">
            <ItemName line={line} />
            {line.note !== '' && <span className="block text-xs text-night-600">{line.note}</span>}
            {difference !== '' && (
              <span className="block text-xs font-semibold text-rose-600">
                {`${difference}${inCatalog === '' ? '' : `: ${inCatalog}`}`}
              </span>
            )}
            {line.isOptionGone && (
              <span className="block text-xs font-semibold text-rose-600">{WORK.optionGone}</span>
            )}
            <LineStock view={stock} />
          </span>
        </span>
      </th>
      <td className="is-number" data-label={WORK.quantity}>
        {line.quantity}
      </td>
      <td className="is-number" data-label={WORK.asked}>
        {line.price}
      </td>
      <td className="is-number" data-label={WORK.today}>
        {line.priceToday ?? '–'}
      </td>
      <td
        className={`is-number ${isShort ? 'font-semibold text-rose-600' : ''}`}
        data-label={WORK.owned}
      >
        {ownedText(line, isShort)}
      </td>
      <td className="is-number" data-label={WORK.total}>
        {line.total || '–'}
      </td>
    </tr>
  );
}

/** Links to the item's page, if it is public. */
function ItemName({ line: { name, path } }: { line: WorkLineView }) {
  if (path === '') return <span>{name}</span>;
  return (
    <a className="underline underline-offset-4" href={path} target="_blank" rel="noreferrer">
      {name}
    </a>
  );
}

/** 0 is the default, and means not counted. */
function ownedText({ owned }: WorkLineView, isShort: boolean): string {
  if (owned === null) return '–';
  if (owned === 0) return NOT_COUNTED;
  return isShort ? WORK.short(owned) : String(owned);
}
