import { SETTINGS } from '#contracts/settings/sections.ts';
import { minimumWords } from '#domain/minimum-order.ts';
import { formatDollars } from '#domain/money.ts';
import { orderTotals } from '#domain/order-totals.ts';
import { windowOf } from '#domain/stock.ts';
import { longDay } from '../data/event-days.ts';
import { BESIDE } from './beside-texts.ts';
import { kindOf, type SectionForm } from './section-form.ts';

const EXAMPLE_CENTS = 100_000;
/** Any Saturday; only the weekday matters. */
const SATURDAY = '2027-06-12';

interface ExampleProps {
  form: SectionForm;
}

/** Total of an order with a round amount; empty if a number is invalid. */
export function FeesExample({ form: { values } }: ExampleProps) {
  const { data: fees } = SETTINGS.fees.safeParse(kindOf('fees').bodyOf(values));
  if (!fees) return null;
  const totals = orderTotals(EXAMPLE_CENTS, fees);
  const minimum = minimumWords(fees);
  const lines = [
    [BESIDE.rental, totals.rental],
    [BESIDE.damageWaiver, totals.waiver],
    [BESIDE.salesTax, totals.tax],
    [BESIDE.total, totals.total],
    [BESIDE.deposit, totals.deposit],
  ] as const;
  return (
    <>
      <dl>
        {lines.map(([label, cents]) => (
          <div
            key={label}
            className="flex justify-between gap-3 py-0.5 nth-4:border-t nth-4:border-ivory-300 nth-4:font-semibold"
          >
            <dt>{label}</dt>
            <dd>{formatDollars(cents)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3">{minimum === '' ? BESIDE.noMinimum : BESIDE.minimum(minimum)}</p>
    </>
  );
}

/** Days that the rule takes for a Saturday, with every day open; empty if a number is invalid. */
export function StockExample({ form: { values } }: ExampleProps) {
  const { data: rule } = SETTINGS.stock.safeParse(kindOf('stock').bodyOf(values));
  if (!rule) return null;
  const { out, free } = windowOf(SATURDAY, SATURDAY, rule, { weekdays: [], days: [] });
  return (
    <>
      <p>{BESIDE.stockOut(longDay(out))}</p>
      <p>{BESIDE.stockBack(longDay(free))}</p>
      <p>{rule.quotesHold ? BESIDE.stockHeld : BESIDE.stockNotHeld}</p>
      <p>{BESIDE.balanceDue(rule.balanceDueDays)}</p>
    </>
  );
}
