/** Blocks: pieces that staff take out of stock (@stock.block). */
import { isDeepStrictEqual } from 'node:util';
import { endOfBlock, type BlockInput } from '#contracts/stock/view.ts';
import type { Database } from '#db/client.ts';
import { listNamedEvents } from '#db/queries/stock/events.ts';
import { listTaken, lockStock, type NamedItem } from '#db/queries/stock/rows.ts';
import { lockBlock, saveBlock } from '#db/queries/stock/view.ts';
import { todayInDetroit } from '#domain/event-date.ts';
import { countedOption, type StockRow } from '#domain/stock.ts';
import { ApiError } from '../base/api-error.ts';
import * as text from '../base/texts.ts';
import * as words from './block-texts.ts';
import { newlyShort } from './newly-short.ts';
import { tooFewFor } from './short-texts.ts';
import { nameOf } from './short.ts';
import { readStockRules } from './stock-rules.ts';
import { listShortages } from './unfit.ts';

interface NewBlock extends BlockInput {
  id: string;
  authorId: string;
  isDespiteShort: boolean;
}

/**
 * Creates a block, once per id.
 * @throws ApiError 400 for an unknown item or option; 409 for an invalid id, or with the events
 *   that become short, unless allowed; 422 when the id was used for another block
 */
export async function addBlock(tx: Database, block: NewBlock, now: Date): Promise<void> {
  await writeBlock(tx, block, now, (stored) => {
    if (stored) throw new ApiError('idempotency_mismatch', words.otherBlock);
  });
}

/**
 * Changes a block.
 * @param block `was` is what the editor saw
 * @throws ApiError 404 for a removed one; 409 when it was changed meanwhile; else as `addBlock`
 */
export async function changeBlock(
  tx: Database,
  { was, ...block }: NewBlock & { was: BlockInput },
  now: Date,
): Promise<void> {
  await writeBlock(tx, block, now, (stored) => {
    if (!stored) throw new ApiError('not_found', words.blockGone);
    if (!isSame(stored, was)) throw new ApiError('conflict', text.changedMeanwhile);
  });
}

type StoredBlock = Awaited<ReturnType<typeof lockBlock>>;

/** @param assertSeen throws if the stored block must not be replaced */
async function writeBlock(
  tx: Database,
  { id, authorId, isDespiteShort, ...block }: NewBlock,
  now: Date,
  assertSeen: (stored: StoredBlock) => void,
): Promise<void> {
  const { itemId, reason, note } = block;
  const item = await readItem(tx, itemId, block.option);
  await lockStock(tx, [itemId]);
  const stored = await lockBlock(tx, id);
  // A repetition after a lost answer.
  if (stored && isSame(stored, block)) return;
  assertSeen(stored);
  const row = rowOf(block);
  const save = async () => {
    const saved = { ...row, id, kind: 'block', reason, note, createdBy: authorId } as const;
    if (!(await saveBlock(tx, saved))) throw new ApiError('conflict', words.noBlock);
  };
  if (isDespiteShort) await save();
  else await saveIfFits(tx, save, { item, row, now });
}

const rowOf = ({ itemId, option, quantity, from, to }: BlockInput) => ({
  itemId,
  option,
  quantity,
  out: from,
  free: endOfBlock(to),
});

function isSame(stored: NonNullable<StoredBlock>, block: BlockInput): boolean {
  const { itemId, option, quantity, out, free, reason, note } = stored;
  return isDeepStrictEqual(
    { itemId, option, quantity, out, free, reason, note },
    { ...rowOf(block), reason: block.reason, note: block.note },
  );
}

async function readItem(tx: Database, itemId: string, option: string): Promise<NamedItem> {
  const { items } = await readStockRules(tx, [itemId]);
  const item = items.get(itemId);
  const refuse = (field: 'itemId' | 'option', message: string) =>
    new ApiError('bad_request', text.checkFields, { [field]: message });
  if (!item) throw refuse('itemId', text.itemGone);
  // A set has no pieces besides its parts.
  if (item.parts.length > 0) throw refuse('itemId', text.partIsSet(item.name));
  if (option !== '' && !Object.hasOwn(item.options, option)) {
    throw refuse('option', text.partOption(item.name));
  }
  return item;
}

interface Fit {
  item: NamedItem;
  row: StockRow;
  now: Date;
}

/** Saves the block, unless it makes events short of the item. */
async function saveIfFits(
  tx: Database,
  save: () => Promise<void>,
  { item, row, now }: Fit,
): Promise<void> {
  const { out, free } = row;
  const taken = await listTaken(tx, { itemIds: [item.id], out, free, today: todayInDetroit(now) });
  const events = [...new Set(taken.flatMap(({ inquiryId }) => inquiryId ?? []))];
  const before = await listShortages(tx, now, events);
  await save();
  const worse = newlyShort(before, await listShortages(tx, now, events));
  if (worse.size === 0) return;
  const names = (await listNamedEvents(tx, [...worse.keys()])).map((event) =>
    tooFewFor(event, worse.get(event.id)?.[0]?.short ?? 0),
  );
  const option = countedOption(item, row.option);
  throw new ApiError('conflict', words.blockMakesShort(nameOf(item, option), names), {
    isDespiteShort: words.blockAnyway,
  });
}
