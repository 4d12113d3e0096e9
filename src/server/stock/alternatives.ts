/** What is like what is short, and free on those days (@quote.page-short). */
import type { LikeItemView, PublicShortView } from '#contracts/quote-short.ts';
import type { Database } from '#db/client.ts';
import { listLikeItems } from '#db/queries/like-items.ts';
import { findTaken } from '#db/queries/stock.ts';
import { todayInDetroit } from '#domain/event-date.ts';
import { eventRows, freeFor, type Shortage } from '#domain/event-stock.ts';
import { itemPath } from '#site/paths.ts';
import { readBook } from './book.ts';
import { nameOf, weigh, type Claim } from './short.ts';

/** For each item that is short. */
const MAX_LIKE = 3;

/** @returns what of the claim is short, each with items that are like it and free for as many as are missing */
export async function shortWithLike(
  db: Database,
  claim: Claim,
  now: Date,
): Promise<PublicShortView[]> {
  const { book, short } = await weigh(db, claim, now);
  const likeOf = await readLike(db, claim, short, now);
  return short.flatMap((each) => {
    const item = book.items.get(each.itemId);
    if (!item) return [];
    const { needed, free, short: missing } = each;
    return [{ name: nameOf(item, each.option), needed, free, short: missing, like: likeOf(each) }];
  });
}

async function readLike(
  db: Database,
  { days, lines, inquiryId }: Claim,
  short: readonly Shortage[],
  now: Date,
): Promise<(shortage: Shortage) => LikeItemView[]> {
  const { missing, candidates } = await listLikeItems(
    db,
    short.map(({ itemId }) => itemId),
  );
  const ids = candidates.map(({ id }) => id);
  const { items, closed } = await readBook(db, ids);
  const asked = ids.map((itemId) => ({ itemId, option: '', quantity: 1 }));
  const rows = eventRows(days, asked, items, closed);
  const [first] = rows;
  const others = first
    ? await findTaken(db, {
        itemIds: [...items.keys()],
        out: rows.reduce((min, { out }) => (out < min ? out : min), first.out),
        free: rows.reduce((max, { free }) => (free > max ? free : max), first.free),
        today: todayInDetroit(now),
        except: inquiryId,
      })
    : [];
  const inQuote = new Set(lines.map(({ itemId }) => itemId));
  const freeOf = (itemId: string) =>
    freeFor({ itemId, option: '' }, days, items, closed, others) ?? 0;
  return ({ itemId, short: count }) => {
    const item = missing.find(({ id }) => id === itemId);
    const shared = (tags: readonly string[]) =>
      tags.filter((tag) => item?.tags.includes(tag)).length;
    return candidates
      .filter(
        ({ id, categoryId, tags }) =>
          !inQuote.has(id) &&
          (categoryId === item?.categoryId || shared(tags) > 0) &&
          freeOf(id) >= count,
      )
      .toSorted((one, other) => shared(other.tags) - shared(one.tags))
      .slice(0, MAX_LIKE)
      .map(({ name, slug, category }) => ({ name, path: itemPath(category, slug) }));
  };
}
