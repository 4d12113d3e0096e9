import { formatCents } from '#domain/money.ts';
import type { AmountOrPercent, QuoteTotals as Totals } from '#domain/quote-totals.ts';
import { QUOTE_TOTALS } from '../texts/quotes.ts';

interface QuoteTotalsProps {
  totals: Totals;
  /** What the amounts are of, to be said beside them. */
  content: {
    discount: AmountOrPercent;
    waiverPercent: number;
    taxPercent: number;
    deposit: AmountOrPercent;
  };
}

/** What a quote comes to, line by line; what is zero is left out. */
export function QuoteTotals({ totals, content }: QuoteTotalsProps) {
  const { discount, waiverPercent, taxPercent, deposit } = content;
  const parts: [string, number][] = [
    [QUOTE_TOTALS.discount(percentOf(discount)), -totals.discount],
    [QUOTE_TOTALS.waiver(QUOTE_TOTALS.of(waiverPercent)), totals.waiver],
    [QUOTE_TOTALS.delivery, totals.delivery],
    [QUOTE_TOTALS.setup, totals.setup],
    [QUOTE_TOTALS.tax(QUOTE_TOTALS.of(taxPercent)), totals.tax],
  ];
  return (
    <dl className="quote-totals" aria-label={QUOTE_TOTALS.title}>
      <Row label={QUOTE_TOTALS.rental} cents={totals.rental} />
      {parts
        .filter(([, cents]) => cents !== 0)
        .map(([label, cents]) => (
          <Row key={label} label={label} cents={cents} />
        ))}
      <Row label={QUOTE_TOTALS.total} cents={totals.total} className="is-total" />
      {totals.deposit > 0 && (
        <Row label={QUOTE_TOTALS.deposit(percentOf(deposit))} cents={totals.deposit} />
      )}
    </dl>
  );
}

function Row({ label, cents, className }: { label: string; cents: number; className?: string }) {
  return (
    <div className={className}>
      <dt>{label}</dt>
      <dd>{signed(cents)}</dd>
    </div>
  );
}

const percentOf = (part: AmountOrPercent) =>
  part.kind === 'percent' ? QUOTE_TOTALS.of(part.percent) : '';

/** With the sign that stands for a subtraction. */
const signed = (cents: number) => (cents < 0 ? `−${formatCents(-cents)}` : formatCents(cents));
