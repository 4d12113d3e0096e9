/**
 * Availability on a day, as visitors see it (@availability.answer), by the same few queries for any
 * number of items.
 */
import type {
  AvailabilityView,
  AvailableItems,
  ItemAvailability,
  LikeItem,
} from '#contracts/stock/availability.ts';
import type { Database } from '#db/client.ts';
import { listLikeItems } from '#db/queries/catalog/like-items.ts';
import { listPublicIds } from '#db/queries/catalog/public.ts';
import { listTaken, type TakenRow } from '#db/queries/stock/rows.ts';
import { bestAnswer, coarseAnswer, type DayAnswer } from '#domain/availability.ts';
import { dayAfter } from '#domain/days.ts';
import type { CivilDate } from '#domain/event-date.ts';
import { eventRows, type StockedItem } from '#domain/event-stock.ts';
import { freeFor } from '#domain/shortages.ts';
import { spanOf } from '#domain/stock.ts';
import { itemPath } from '#site/paths.ts';
import { itemsLike, MAX_LIKE } from '../alternatives.ts';
import { readStockRules, type StockRules } from '../stock-rules.ts';

/** How many days before and after the date are offered instead. */
const NEAR_DAYS = 3;

export interface AskedDay {
  date: CivilDate;
  itemIds: readonly string[];
  today: CivilDate;
  /** Whether nearby days and similar items are wanted. */
  withInstead: boolean;
}

/**
 * @returns the answer for each item
 * @throws when the database fails
 */
export async function availabilityOn(
  db: Database,
  { date, itemIds, today, withInstead }: AskedDay,
): Promise<AvailabilityView> {
  const rented = new Set(await listPublicIds(db, itemIds));
  const { missing, candidates } = await listLikeItems(db, withInstead ? [...rented] : []);
  const rules = await readStockRules(db, [...rented, ...candidates.map(({ id }) => id)]);
  const days = withInstead ? daysAround(date, today) : [date];
  const taken = await takenOn(db, rules, { days, today });
  const answersOn = (day: CivilDate, id: string): ItemAvailability => {
    const item = rules.items.get(id);
    return item ? answersOf(item, day, rules, taken) : { answer: 'ask' };
  };
  const on = (day: CivilDate): AvailableItems =>
    Object.fromEntries(
      itemIds.map((id) => [id, rented.has(id) ? answersOn(day, id) : { answer: 'ask' as const }]),
    );
  const items = on(date);
  if (!withInstead) return { items };
  const near = days.filter((day) => day !== date).map((day) => [day, on(day)] as const);
  const like = missing.map((item) => {
    const similar = itemsLike(item, candidates).filter(
      (candidate) => candidate.categoryId === item.categoryId,
    );
    const offers = similar.flatMap(({ id, name, slug, category }): LikeItem[] => {
      const { answer } = answersOn(date, id);
      return answer === 'ask' ? [] : [{ name, path: itemPath(category, slug), answer }];
    });
    return [item.id, offers.toSorted(byPlenty).slice(0, MAX_LIKE)] as const;
  });
  return { items, near: Object.fromEntries(near), like: Object.fromEntries(like) };
}

function daysAround(date: CivilDate, today: CivilDate): CivilDate[] {
  return Array.from({ length: 2 * NEAR_DAYS + 1 }, (_, index) =>
    dayAfter(date, index - NEAR_DAYS),
  ).filter((day) => day >= today);
}

/** @returns rows of stock within the days that events on these dates would take */
async function takenOn(
  db: Database,
  { items, closed }: StockRules,
  { days, today }: { days: readonly CivilDate[]; today: CivilDate },
): Promise<TakenRow[]> {
  const onePieceEach = [...items.keys()].map((itemId) => ({ itemId, option: '', quantity: 1 }));
  const windows = days.flatMap((day) =>
    eventRows({ first: day, last: day }, onePieceEach, items, closed),
  );
  const span = spanOf(windows);
  if (!span) return [];
  return listTaken(db, {
    itemIds: [...items.keys()],
    ...span,
    today,
  });
}

function answersOf(
  item: StockedItem,
  day: CivilDate,
  { items, closed }: StockRules,
  taken: readonly TakenRow[],
): ItemAvailability {
  const answerFor = (option: string): DayAnswer => {
    const pieces = { itemId: item.id, option };
    const days = { first: day, last: day };
    return coarseAnswer(
      freeFor(pieces, days, items, closed, taken),
      freeFor(pieces, days, items, closed, []),
    );
  };
  const options = Object.keys(item.options).map((name) => [name, answerFor(name)] as const);
  if (options.length === 0) return { answer: answerFor('') };
  const answer = bestAnswer(options.map(([, dayAnswer]) => dayAnswer));
  return { answer, options: Object.fromEntries(options) };
}

const rank = ({ answer }: LikeItem) => (answer === 'available' ? 0 : 1);
const byPlenty = (one: LikeItem, other: LikeItem) => rank(one) - rank(other);
