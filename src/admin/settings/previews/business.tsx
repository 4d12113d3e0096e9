import { closesAfterOpening, CLOSING_PROBLEM } from '#contracts/settings/fields.ts';
import { WEEKDAYS, type Settings } from '#contracts/settings/sections.ts';
import { formatDollars } from '#domain/money.ts';
import { orderTotals } from '#domain/order-totals.ts';
import { REPLY_PROMISE } from '#site/website.ts';
import { dayTime, PREVIEWS, WEEK, WEEKDAY_LABELS } from '../../texts/settings.ts';
import { Nothing } from './parts.tsx';
import { useBusiness } from './use-business.ts';

/** Who the business is, as the end of each page says it. */
export function BusinessPreview({ value }: { value: Settings['business'] }) {
  return (
    <div className="on-night bg-night-900 p-5 text-ivory-50">
      <p className="font-display text-lg">{value.name}</p>
      <p className="text-ivory-200">{value.tagline}</p>
      <p className="mt-3">{value.phone}</p>
      <p>{value.email}</p>
      <p className="mt-3 text-ivory-200">{PREVIEWS.serving(value.serviceArea)}</p>
      <p className="text-xs text-ivory-200">{value.cities.join(', ')}</p>
      {value.social.length > 0 && (
        <p className="mt-3 text-xs">{value.social.map(({ name }) => name).join(' · ')}</p>
      )}
    </div>
  );
}

const dateOf = (date: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );

const dayText = (open: Settings['hours']['open'][number] | undefined) =>
  open ? `${dayTime(open.from)} – ${dayTime(open.to)}` : WEEK.closed;

/** The week and the days off. */
export function HoursPreview({ value }: { value: Settings['hours'] }) {
  const closed = value.closed.filter(({ date }) => !Number.isNaN(Date.parse(date)));
  return (
    <div className="p-5">
      <table className="w-full">
        <tbody>
          {WEEKDAYS.map((day) => {
            const open = value.open.find((each) => each.day === day);
            return (
              <tr key={day}>
                <th scope="row" className="py-0.5 pr-3 text-left font-normal">
                  {WEEKDAY_LABELS[day]}
                </th>
                <td className={open ? '' : 'text-night-500'}>
                  {open && !closesAfterOpening(open) ? (
                    <span className="text-rose-600">{CLOSING_PROBLEM}</span>
                  ) : (
                    dayText(open)
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {closed.length > 0 && (
        <ul className="mt-3 border-t border-ivory-300 pt-3">
          {closed.map(({ date, reason }, index) => (
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index}>{PREVIEWS.closedOn(dateOf(date), reason)}</li>
          ))}
        </ul>
      )}
      {value.note !== '' && <p className="mt-3 whitespace-pre-line">{value.note}</p>}
    </div>
  );
}

/** The confirmation that a customer gets. */
export function MailsPreview({ value }: { value: Settings['mails'] }) {
  const { name, email, phone } = useBusiness();
  const to = value.recipients.length > 0 ? value.recipients.join(', ') : PREVIEWS.usualRecipient;
  return (
    <div className="p-5">
      <p className="text-xs text-night-500">{PREVIEWS.requestsTo(to)}</p>
      <div className="mt-3 border-t border-ivory-300 pt-3">
        <p className="text-xs text-night-500">{`${name} <${email}>`}</p>
        <p className="mt-2 whitespace-pre-line">
          {`${value.thanks || PREVIEWS.thanks} ${PREVIEWS.promise(REPLY_PROMISE, phone)}`}
        </p>
        {value.signature !== '' && <p className="mt-4 whitespace-pre-line">{value.signature}</p>}
      </div>
    </div>
  );
}

const EXAMPLE_CENTS = 100_000;

/** What an order of a round amount comes to. */
export function FeesPreview({ value }: { value: Settings['fees'] }) {
  const totals = orderTotals(EXAMPLE_CENTS, value);
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
      {value.minimumOrder > 0 ? (
        <p className="mt-3">{PREVIEWS.minimum(formatDollars(value.minimumOrder * 100))}</p>
      ) : (
        <Nothing>{PREVIEWS.noMinimum}</Nothing>
      )}
    </div>
  );
}
