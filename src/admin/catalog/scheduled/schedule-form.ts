/** Reads the form that schedules a change of one entity. */
import { failureOf } from '#api-client/failure.ts';
import type { RentalItemAdminView } from '#contracts/catalog/rental-items.ts';
import { scheduledTime } from '#contracts/catalog/scheduled.ts';
import type { ServicePackageAdminView } from '#contracts/catalog/service-packages.ts';
import type { Editable } from '#contracts/editing.ts';
import type { FieldChange } from '#contracts/history/edits.ts';
import { priceError } from '#domain/money.ts';
import {
  isOfSameFields,
  type OptionPrice,
  type ScheduledFields,
  type ScheduledKind,
} from '#domain/scheduled-change.ts';
import { dueTimeFault } from '#domain/scheduled-time.ts';
import { timeTaken } from '#domain/scheduled-words.ts';
import { shopMoment } from '#domain/shop-time.ts';
import { failureWords } from '../../data/failure-words.ts';
import { schemaFaults } from '../../form/field-faults.ts';
import { SCHEDULED } from './texts.ts';

/** An empty field leaves its value unchanged. */
export interface ScheduleValues {
  day: string;
  time: string;
  /** `yes` or `no`. */
  isShown: string;
  price: string;
  /** New prices by name of the option. */
  options: Record<string, string>;
}

export const NOTHING_SCHEDULED: ScheduleValues = {
  day: '',
  time: '06:00',
  isShown: '',
  price: '',
  options: {},
};

/** An entity whose change can be scheduled, with its current prices. */
export type Schedulable = Editable & { name: string } & Partial<
    Pick<RentalItemAdminView, 'price' | 'options'> & Pick<ServicePackageAdminView, 'startingPrice'>
  >;

export type ScheduleFaults = Partial<Record<'day' | 'time' | 'price' | 'options' | 'all', string>>;

interface Change {
  isPublished?: boolean;
  isActive?: boolean;
  price?: string;
  startingPrice?: number;
  options?: OptionPrice[];
}

/**
 * @param view whose options the form shows; a price kept for an option that it no longer has does not count
 * @returns the typed change, with a message for each invalid field
 */
export function scheduledChange(
  kind: ScheduledKind,
  values: ScheduleValues,
  { options = [] }: Pick<Schedulable, 'options'>,
): { change: Change; faults: ScheduleFaults } {
  const faults: ScheduleFaults = {};
  const change: Change = {};
  const { isShown, price } = values;
  if (isShown !== '') change[kind === 'item' ? 'isPublished' : 'isActive'] = isShown === 'yes';
  if (price.trim() !== '') {
    const error = priceError(price);
    if (error !== '') faults.price = error;
    else if (kind === 'item') change.price = price.trim();
    else change.startingPrice = dollarsOf(price);
  }
  const shown = new Set(options.map(({ name }) => name));
  const typed = Object.entries(values.options).filter(
    ([name, text]) => shown.has(name) && text.trim() !== '',
  );
  if (typed.length > 0) {
    change.options = typed.map(([name, text]) => ({ name, price: dollarsOf(text) }));
    if (change.options.some((option) => Number.isNaN(option.price))) {
      faults.options = SCHEDULED.needNumber;
    }
  }
  const isEmpty = Object.keys(change).length === 0 && !faults.price;
  if (isEmpty) faults.all = SCHEDULED.needChange;
  return { change, faults };
}

/** A time to schedule a change for. */
export type When = Pick<ScheduleValues, 'day' | 'time'>;

/** @returns what is missing or wrong with day and time, as the server would refuse it */
export function timeFaults({ day, time }: When, now: Date): Pick<ScheduleFaults, 'day' | 'time'> {
  if (day === '' || time === '') {
    return {
      ...(day === '' && { day: SCHEDULED.needTime }),
      ...(time === '' && { time: SCHEDULED.needTime }),
    };
  }
  const { error } = scheduledTime.safeParse({ day, time });
  return error ? schemaFaults(error) : dueTimeFault(shopMoment(day, time).at, now);
}

/** Types the changes of a scheduled change, which has no other fields. */
const fieldsOf = (changes: readonly FieldChange[]): ScheduledFields =>
  Object.fromEntries(changes.map(({ field, after }) => [field, after]));

/** @returns a message beside the time if another change of the same fields is scheduled for it (@schedule.same-time) */
export function takenTime(
  scheduled: Schedulable['scheduled'],
  { day, time }: When,
  change: Change,
): Pick<ScheduleFaults, 'time'> {
  if (day === '' || time === '') return {};
  const at = shopMoment(day, time).at.getTime();
  const other = scheduled?.find(
    ({ dueAt, reason, changes }) =>
      reason === null &&
      new Date(dueAt).getTime() === at &&
      isOfSameFields(change, fieldsOf(changes)),
  );
  return other ? { time: timeTaken(other.changes, other.by) } : {};
}

/** @returns the server's messages about day and time */
export function refusedTime(error: unknown): Pick<ScheduleFaults, 'day' | 'time'> {
  const { fields } = failureOf(error);
  const day = fields['day'] ?? fields['when.day'];
  const time = fields['time'] ?? fields['when.time'];
  return { ...(day !== undefined && { day }), ...(time !== undefined && { time }) };
}

/** @returns the server's messages by form field */
export function refusedFields(error: unknown): ScheduleFaults {
  const faults: ScheduleFaults = refusedTime(error);
  for (const [path, message] of Object.entries(failureOf(error).fields)) {
    if (path.includes('.options')) faults.options = message;
    else if (/price$/i.test(path)) faults.price = message;
  }
  return faults;
}

/** @returns the amount; `NaN` unless it has at most two decimals */
function dollarsOf(text: string): number {
  return priceError(text) === '' ? Number(text.replaceAll(/[^\d.]/g, '')) : Number.NaN;
}

/** @returns why scheduling failed; empty if a field shows the reason */
export function messageOf(error: unknown, refused: ScheduleFaults): string {
  return error && Object.keys(refused).length === 0 ? failureWords(error) : '';
}
