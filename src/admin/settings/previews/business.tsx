import { useState } from 'react';
import { closesAfterOpening, CLOSING_PROBLEM } from '#contracts/settings/fields.ts';
import type { Settings } from '#contracts/settings/sections.ts';
import { todayInDetroit } from '#domain/event-date.ts';
import { minimumWords } from '#domain/minimum-order.ts';
import { formatDollars } from '#domain/money.ts';
import { orderTotals } from '#domain/order-totals.ts';
import { phoneText } from '#domain/phone.ts';
import { quoteFooter } from '#site/inquiries/form-texts.ts';
import { serving } from '#site/shop/home-texts.ts';
import { closedDays, openingHours, upcoming } from '#site/shop/hours.ts';
import { slogan } from '#site/texts/common.ts';
import { WEEKDAY_LABELS } from '../texts.ts';
import { Nothing } from './parts.tsx';
import { PREVIEWS } from './texts.ts';

/** Who the business is, as the end of each page says it; below it, where other pages name the area. */
export function BusinessPreview({ value }: { value: Settings['business'] }) {
  return (
    <>
      <div className="on-night bg-night-900 p-5 text-ivory-50">
        <p className="font-display text-lg">{value.name}</p>
        <p className="text-ivory-200">{slogan(value)}</p>
        <p className="mt-3">{`${value.city}, ${value.state}`}</p>
        <p>{phoneText(value.phone)}</p>
        <p>{value.email}</p>
        {value.social.length > 0 && (
          <p className="mt-3 text-xs">{value.social.map(({ name }) => name).join(' · ')}</p>
        )}
      </div>
      <div className="space-y-1 p-5 text-xs text-night-600">
        <p>{serving(value.cities)}</p>
        <p>{quoteFooter(value.serviceArea)}</p>
      </div>
    </>
  );
}

/** The week and the days off, as the contact page has them. */
export function HoursPreview({ value }: { value: Settings['hours'] }) {
  const wrong = value.open.filter((open) => !closesAfterOpening(open));
  const week = openingHours({ open: value.open.filter((open) => !wrong.includes(open)) });
  const dated = value.closed.filter(({ date }) => !Number.isNaN(Date.parse(date)));
  const [today] = useState(() => todayInDetroit(new Date()));
  const closed = closedDays({ closed: upcoming(dated, today) });
  return (
    <div className="p-5">
      <p className="text-xs text-night-500">{PREVIEWS.contactPage}</p>
      {week.length === 0 && wrong.length === 0 && <Nothing>{PREVIEWS.neverOpen}</Nothing>}
      <dl className="mt-2">
        {week.map(({ days, hours }) => (
          <div key={days} className="flex flex-wrap gap-x-3 py-0.5">
            <dt className="font-semibold">{days}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </dl>
      {wrong.map(({ day }) => (
        <p key={day} className="mt-1 text-rose-600">
          {`${WEEKDAY_LABELS[day]}: ${CLOSING_PROBLEM}`}
        </p>
      ))}
      {value.note !== '' && <p className="mt-3 whitespace-pre-line">{value.note}</p>}
      {closed.length > 0 && (
        <ul className="mt-3 border-t border-ivory-300 pt-3">
          {closed.map(({ day, reason }, index) => (
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index}>{reason === '' ? day : `${day} – ${reason}`}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

const EXAMPLE_CENTS = 100_000;

/** What an order of a round amount comes to. */
export function FeesPreview({ value }: { value: Settings['fees'] }) {
  const totals = orderTotals(EXAMPLE_CENTS, value);
  const minimum = minimumWords(value);
  const lines = [
    [PREVIEWS.rental, totals.rental],
    [PREVIEWS.damageWaiver, totals.waiver],
    [PREVIEWS.salesTax, totals.tax],
    [PREVIEWS.total, totals.total],
    [PREVIEWS.deposit, totals.deposit],
  ] as const;
  return (
    <div className="p-5">
      <p className="text-xs text-night-500">{PREVIEWS.exampleOrder}</p>
      <dl className="mt-2">
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
      {minimum === '' ? (
        <Nothing>{PREVIEWS.noMinimum}</Nothing>
      ) : (
        <p className="mt-3">{PREVIEWS.minimum(minimum)}</p>
      )}
    </div>
  );
}
