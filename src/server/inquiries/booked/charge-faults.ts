/** Charges what was missing or damaged on return, as a line of what was agreed (@goods.charge). */
import { totalProblem } from '#contracts/quotes/line.ts';
import { MAX_QUOTE_LINES } from '#contracts/quotes/quotes.ts';
import type { ChargeInput } from '#contracts/stock/goods.ts';
import type { Database } from '#db/client.ts';
import { listTicks } from '#db/queries/stock/goods.ts';
import type { AgreedLine, ChargedPieces } from '#domain/agreed-event.ts';
import type { PricedAgreed, PricedAgreedLine } from '#domain/agreed-totals.ts';
import { MAX_LENGTH } from '#domain/limits.ts';
import { ApiError } from '../../base/api-error.ts';
import * as words from '../../base/booked-texts.ts';
import { existing } from '../../base/editable.ts';
import { checkFields } from '../../base/texts.ts';
import { nameOf } from '../../stock/short.ts';
import { readStockRules } from '../../stock/stock-rules.ts';
import { lockKept, type StaffAction } from '../record/locked.ts';
import { readPriced, writeAgreed } from './agreed-lines.ts';

/**
 * Adds the line and its amount in the total, or changes the line that the pieces already have, so that
 * a repetition counts once.
 * @param action its id is that of the request
 * @throws ApiError 400 for an event that is not booked, or beyond the limits of a quote; 404; 409
 *   when nothing was recorded as missing or damaged
 */
export async function chargeFaults(
  tx: Database,
  action: StaffAction,
  { itemId, option, unitCents }: ChargeInput,
): Promise<void> {
  const inquiry = await lockKept(tx, action.id);
  if (inquiry.status !== 'booked' || !inquiry.agreed) {
    throw new ApiError('bad_request', words.onlyBookedAgreed);
  }
  const before = await readPriced(tx, inquiry.agreed);
  const { items } = await readStockRules(tx, [itemId]);
  const item = existing(items.get(itemId), 'rentalItems');
  const ticks = await listTicks(tx, [action.id]);
  const noted = ticks.find(
    ({ tick }) => tick.way === 'back' && tick.itemId === itemId && tick.option === option,
  )?.tick;
  const quantity = (noted?.missing ?? 0) + (noted?.damaged ?? 0);
  if (!noted || quantity === 0) throw new ApiError('conflict', words.nothingMissing);
  const line: PricedAgreedLine = {
    itemId: '',
    option: '',
    name: chargeName(nameOf(item, option)),
    note: words.faultNote(noted).slice(0, MAX_LENGTH.shortDescription),
    quantity,
    unitCents,
    isTaxable: false,
    isCharge: true,
    charged: { itemId, option },
    outOn: null,
    backOn: null,
  };
  const entry = { subject: words.faultsCharged };
  await writeAgreed(tx, action, { before, agreed: withLine(before, line), entry });
}

/** @throws ApiError 400 */
function withLine(before: PricedAgreed, line: PricedAgreedLine): PricedAgreed {
  const index = before.lines.findIndex((former) => isChargeOf(former, line));
  const former = before.lines[index];
  const lines = former ? before.lines.with(index, line) : [...before.lines, line];
  const totalCents = before.totalCents + amountOf(line) - (former ? amountOf(former) : 0);
  if (lines.length > MAX_QUOTE_LINES || totalProblem(totalCents, before.totalCents) !== '') {
    throw new ApiError('bad_request', checkFields, { unitCents: words.tooMuch });
  }
  return { ...before, lines, totalCents };
}

const chargeName = (item: string) => words.faultLine(item).slice(0, MAX_LENGTH.itemName);

/** @param item name with the option. @returns the line by which these pieces are charged already */
export function findCharge(
  lines: readonly AgreedLine[],
  pieces: ChargedPieces,
  item: string,
): AgreedLine | undefined {
  const line = { name: chargeName(item), charged: pieces };
  return lines.find((former) => isChargeOf(former, line));
}

function isChargeOf(
  { itemId, name, charged }: AgreedLine,
  line: Pick<AgreedLine, 'name' | 'charged'>,
): boolean {
  // One that was stored without what it is for is known by its name.
  if (!charged) return itemId === '' && name === line.name;
  return charged.itemId === line.charged?.itemId && charged.option === line.charged.option;
}

function amountOf({ quantity, unitCents }: AgreedLine): number {
  return quantity * unitCents;
}
