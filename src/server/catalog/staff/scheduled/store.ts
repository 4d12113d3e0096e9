/** Validates and stores scheduled changes. */
import type { ScheduledOfOne, ScheduledTime } from '#contracts/catalog/scheduled.ts';
import type { Database } from '#db/client.ts';
import {
  countOpenScheduled,
  insertScheduled,
  listScheduledBatch,
  listScheduledOf,
  scheduledFields,
  type NewScheduled,
} from '#db/queries/catalog/scheduled.ts';
import { MAX_SCHEDULED } from '#domain/limits.ts';
import {
  expected,
  isOfSameFields,
  isPartOf,
  outcomeOf,
  type OptionPrice,
  type PresentFields,
  type ScheduledFields,
} from '#domain/scheduled-change.ts';
import { dueTimeFault } from '#domain/scheduled-time.ts';
import { timeTaken } from '#domain/scheduled-words.ts';
import { shopMoment } from '#domain/shop-time.ts';
import { ApiError } from '../../../base/api-error.ts';
import * as words from '../../../base/scheduled-texts.ts';
import * as text from '../../../base/texts.ts';

/**
 * @returns the moment of this time in the shop's time zone (@schedule.clock)
 * @throws ApiError 400 for one that is past or too far away
 */
export function readDueTime({ day, time }: ScheduledTime, now: Date): Date {
  const { at } = shopMoment(day, time);
  const fault = dueTimeFault(at, now);
  if (Object.keys(fault).length > 0) throw new ApiError('bad_request', text.checkFields, fault);
  return at;
}

/** The fields to change, and the values that they start from. */
interface StoredChange {
  change: ScheduledFields;
  base: ScheduledFields;
}

/** An entity now, and `later`: after the changes that are due before. */
interface NowAndLater {
  thing: PresentFields;
  later: PresentFields;
}

/** @returns the new values as they are stored */
export function wantedOfOne({ kind, change }: ScheduledOfOne): PresentFields {
  if (kind !== 'package') return change;
  const { startingPrice, ...fields } = change;
  return {
    ...fields,
    ...(startingPrice !== undefined && { startingPrice: startingPrice.toFixed(2) }),
  };
}

/** @throws ApiError 409 when the entity lacks a named option */
export function assertOptions({ options }: PresentFields, wanted: PresentFields): void {
  const named = wanted.options?.every(({ name }) =>
    options?.some((option) => option.name === name),
  );
  if (named === false) throw new ApiError('conflict', words.optionsChanged);
}

/**
 * @param wanted new values
 * @returns what to store; undefined if nothing will change
 */
export function changeToStore(
  { thing, later }: NowAndLater,
  { options, ...wanted }: PresentFields,
): StoredChange | undefined {
  // Options are compared below.
  const plain = outcomeOf(later, { change: wanted, base: {} }).after as ScheduledFields;
  const names = Object.keys(plain) as (keyof ScheduledFields)[];
  const priced = numbered(options ?? []).filter(
    (option) => priceOf(later, option) !== option.price,
  );
  if (names.length + priced.length === 0) return undefined;
  const to = priced.map(({ name, price }) => ({ name, price }));
  const from = priced.map((option) => ({ name: option.name, price: priceOf(thing, option) ?? 0 }));
  return {
    change: { ...plain, ...(to.length > 0 && { options: to }) },
    base: {
      ...Object.fromEntries(names.map((name) => [name, thing[name]])),
      ...(to.length > 0 && { options: from }),
    },
  };
}

/** @returns the options, each with the number of earlier ones of the same name */
function numbered(options: readonly OptionPrice[]) {
  return options.map(({ name, price }, index) => ({
    name,
    price,
    place: options.slice(0, index).filter((earlier) => earlier.name === name).length,
  }));
}

function priceOf(
  { options = [] }: PresentFields,
  { name, place }: { name: string; place: number },
): number | undefined {
  return options.filter((option) => option.name === name)[place]?.price;
}

/** @returns the waiting changes of these entities that are due by then, by entity id */
export async function earlierOf(tx: Database, ids: readonly string[], dueAt: Date) {
  const records = await listScheduledOf(tx, ids);
  const earlier = records.filter((record) => record.state === 'waiting' && record.dueAt <= dueAt);
  return Map.groupBy(earlier, ({ entityId }) => entityId);
}

/**
 * @param changes to schedule for `dueAt`, or to restore for it
 * @throws ApiError 409, with a message for the field `time`, when another change of the same fields is due then
 *   (@schedule.same-time)
 */
export async function assertTimeFree(
  tx: Database,
  changes: readonly Pick<NewScheduled, 'entityId' | 'change'>[],
  dueAt: Date,
): Promise<void> {
  const changeOf = new Map(changes.map(({ entityId, change }) => [entityId, change]));
  const records = await listScheduledOf(tx, [...changeOf.keys()]);
  const other = records.find(
    (record) =>
      record.state === 'waiting' &&
      record.dueAt.getTime() === dueAt.getTime() &&
      isOfSameFields(record.change, changeOf.get(record.entityId) ?? {}),
  );
  if (!other) return;
  const message = timeTaken(scheduledFields(other.change, other.base), other.by);
  const refusal = changes.length > 1 ? words.ofThing(other.name, message) : message;
  throw new ApiError('in_use', refusal, { time: refusal });
}

/** A request to schedule. */
export interface ScheduleRequest {
  when: ScheduledTime;
  /** Current fields by id; undefined for a missing entity. */
  things: ReadonlyMap<string, PresentFields | undefined>;
  /** Computes the new values from the current ones. */
  wantedOf: (current: PresentFields) => PresentFields;
}

/**
 * Recognizes a repetition after a lost answer.
 * @returns the number of changes in the batch of this id; undefined if there is none
 * @throws ApiError 422 when that batch is about something else
 */
export async function findRetry(
  tx: Database,
  batchId: string,
  { when, things, wantedOf }: ScheduleRequest,
): Promise<number | undefined> {
  const stored = await listScheduledBatch(tx, batchId);
  if (stored.length === 0) return undefined;
  const dueAt = shopMoment(when.day, when.time).at;
  // The request includes every stored change.
  const isAllRequested = stored.every(
    ({ entityId, dueAt: storedDueAt, change, base }) =>
      things.has(entityId) &&
      storedDueAt.getTime() === dueAt.getTime() &&
      isPartOf(change, wantedOf(base)),
  );
  const changes = new Map(stored.map(({ entityId, change }) => [entityId, change]));
  const earlier = await earlierOf(tx, [...things.keys()], dueAt);
  // The request would change something that the batch does not.
  const asksForMore = [...things].some(([id, thing]) => {
    if (!thing) return false;
    const change = changes.get(id) ?? {};
    const unstored = Object.entries(wantedOf(thing)).filter(([name]) => !(name in change));
    const later = expected(thing, earlier.get(id) ?? []);
    return changeToStore({ thing, later }, Object.fromEntries(unstored)) !== undefined;
  });
  if (!isAllRequested || asksForMore)
    throw new ApiError('idempotency_mismatch', words.otherSchedule);
  return stored.length;
}

/** @throws ApiError 409 over the maximum */
export async function addScheduled(
  tx: Database,
  changes: readonly NewScheduled[],
): Promise<number> {
  const open = await countOpenScheduled(tx);
  if (open + changes.length > MAX_SCHEDULED) {
    throw new ApiError('in_use', words.tooManyScheduled(open));
  }
  await insertScheduled(tx, changes);
  return changes.length;
}
