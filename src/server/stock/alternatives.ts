/** Finds items that resemble those that are short, and are free on the same days (@quote.page-short). */
import type { LikeItemView, PublicShortView } from '#contracts/quotes/short.ts';
import type { Database } from '#db/client.ts';
import { listLikeItems, type LikeItem } from '#db/queries/catalog/like-items.ts';
import { listTaken } from '#db/queries/stock/rows.ts';
import { todayInDetroit } from '#domain/event-date.ts';
import { eventRows } from '#domain/event-stock.ts';
import { freeFor, type Shortage } from '#domain/shortages.ts';
import { spanOf } from '#domain/stock.ts';
import { itemPath } from '#site/paths.ts';
import { nameOf, weigh, type Claim } from './short.ts';
import { readStockRules } from './stock-rules.ts';

/** Alternatives per item that is short. */
export const MAX_LIKE = 3;

/**
 * @returns the shortages of a claim, each with similar items that are free in the missing number
 */
export async function shortWithLike(
  db: Database,
  claim: Claim,
  now: Date,
): Promise<PublicShortView[]> {
  const { rules, short } = await weigh(db, claim, now);
  const likeOf = await readLike(db, claim, short, now);
  return short.flatMap((shortage) => {
    const item = rules.items.get(shortage.itemId);
    if (!item) return [];
    const { option, needed, free, short: missing } = shortage;
    const like = likeOf(shortage);
    return [{ name: nameOf(item, option), needed, free, short: missing, like }];
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
  const { items, closed } = await readStockRules(db, ids);
  const onePieceEach = ids.map((itemId) => ({ itemId, option: '', quantity: 1 }));
  const rows = eventRows(days, onePieceEach, items, closed);
  const span = spanOf(rows);
  const others = span
    ? await listTaken(db, {
        itemIds: [...items.keys()],
        ...span,
        today: todayInDetroit(now),
        except: inquiryId,
      })
    : [];
  const inQuote = new Set(lines.map(({ itemId }) => itemId));
  const freeOf = (itemId: string) =>
    freeFor({ itemId, option: '' }, days, items, closed, others) ?? 0;
  return ({ itemId, short: count }) => {
    const item = missing.find(({ id }) => id === itemId);
    return itemsLike(item, candidates)
      .filter(({ id }) => !inQuote.has(id) && freeOf(id) >= count)
      .slice(0, MAX_LIKE)
      .map(({ name, slug, category }) => ({ name, path: itemPath(category, slug) }));
  };
}

/**
 * @param item undefined: it has no alternatives
 * @returns items of the same category, then items of others with shared tags; both sorted by the number
 *   of shared tags: a chair is more like another chair than like a dance floor for weddings
 */
export function itemsLike(
  item: Pick<LikeItem, 'categoryId' | 'tags'> | undefined,
  candidates: readonly LikeItem[],
): LikeItem[] {
  const shared = (tags: readonly string[]) => tags.filter((tag) => item?.tags.includes(tag)).length;
  return candidates
    .filter(({ categoryId, tags }) => categoryId === item?.categoryId || shared(tags) > 0)
    .toSorted(
      (one, other) =>
        Number(other.categoryId === item?.categoryId) -
          Number(one.categoryId === item?.categoryId) || shared(other.tags) - shared(one.tags),
    );
}
