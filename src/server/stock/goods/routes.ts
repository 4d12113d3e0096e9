/** What goes out and comes back on a day (@goods.day), for staff. */
import {
  goodsEndpoints,
  type EventGoodsView,
  type GoodsDayView,
  type GoodsPieceView,
} from '#contracts/stock/goods.ts';
import type { HandoverWay } from '#contracts/stock/stock.ts';
import type { Database } from '#db/client.ts';
import type { InquiryRow } from '#db/queries/inquiries/rows.ts';
import { listEventsAwayOn, listTicks } from '#db/queries/stock/goods.ts';
import { listPartnerPieces } from '#db/queries/stock/rows.ts';
import type { CivilDate } from '#domain/event-date.ts';
import { eventGoods, type Goods } from '#domain/event-stock.ts';
import { returnDay } from '#domain/stock.ts';
import type { Services } from '../../base/services.ts';
import type { GuardedApp } from '../../http/guarded-app.ts';
import { handle } from '../../http/handle.ts';
import { chargeFaults, findCharge } from '../../inquiries/booked/charge-faults.ts';
import { readSection } from '../../shop/read.ts';
import { daysOf } from '../event-rows.ts';
import { nameOf } from '../short.ts';
import { readStockRules, type StockRules } from '../stock-rules.ts';
import { faultBlockId, readFaultBlocks } from './fault-blocks.ts';
import { tickOff } from './tick.ts';

export function mountGoods(app: GuardedApp, { db, now }: Services): void {
  handle(app, goodsEndpoints.day, async ({ query }) => readGoods(db(), query.on));

  handle(app, goodsEndpoints.tick, async ({ body }, context) => {
    await tickOff(db(), body, { createdBy: context.get('staff').id, tickedAt: now() });
  });

  handle(app, goodsEndpoints.charge, async ({ body }, context) => {
    const action = { id: body.inquiryId, authorId: context.get('staff').id, now: now() };
    await db().transaction((tx) => chargeFaults(tx, action, body));
  });
}

/**
 * @returns the events with pieces that leave or come back that day; of a canceled event nothing leaves,
 *   and what was packed comes back
 */
async function readGoods(db: Database, day: CivilDate): Promise<GoodsDayView> {
  const events = await listEventsAwayOn(db, day);
  const ids = events.map(({ id }) => id);
  const rules = await readStockRules(
    db,
    events.flatMap(({ agreed }) => (agreed?.lines ?? []).map(({ itemId }) => itemId)),
  );
  const goods = new Map(events.map((event) => [event.id, goodsOf(event, rules)]));
  const ofDay = [...goods].flatMap(([id, all]) =>
    all.filter(({ out, back }) => out === day || back === day).map((one) => faultBlockId(id, one)),
  );
  const data = {
    rules,
    goods,
    ticks: await listTicks(db, ids),
    partners: await listPartnerPieces(db, ids),
    blocks: await readFaultBlocks(db, ofDay),
  };
  const view = (way: HandoverWay) =>
    events.flatMap((event) => {
      const pieces = piecesOn(event, { day, way }, data);
      return pieces.length === 0 ? [] : [present(event, way, pieces)];
    });
  return {
    out: view('out'),
    back: view('back'),
    closed: await readClosed(db, { day, events, closed: rules.closed, goods }),
  };
}

interface ReturnsOfDay {
  day: CivilDate;
  events: readonly InquiryRow[];
  closed: StockRules['closed'];
  goods: DayData['goods'];
}

/** @returns why returns move from that day, to which, and what was agreed on nevertheless; null if they do not */
async function readClosed(
  db: Database,
  { day, events, closed, goods }: ReturnsOfDay,
): Promise<GoodsDayView['closed']> {
  const next = returnDay(day, closed);
  if (next === day) return null;
  const hours = await readSection(db, 'hours');
  const timed = events.filter(
    (event) =>
      event.status === 'booked' &&
      event.pickupWindow !== '' &&
      goods.get(event.id)?.some(({ plannedBack, back }) => plannedBack === day && back !== day),
  );
  return {
    reason: hours.closed.find(({ date }) => date === day)?.reason ?? '',
    next,
    timed: timed.map(({ id, reference, name, pickupWindow }) => ({
      inquiryId: id,
      reference,
      name,
      timeWindow: pickupWindow,
    })),
  };
}

function goodsOf(event: InquiryRow, { items, closed }: StockRules): Goods[] {
  const days = daysOf(event);
  return days ? eventGoods(days, event.agreed?.lines ?? [], items, closed) : [];
}

interface DayData {
  rules: StockRules;
  /** By event. */
  goods: ReadonlyMap<string, readonly Goods[]>;
  ticks: Awaited<ReturnType<typeof listTicks>>;
  partners: Awaited<ReturnType<typeof listPartnerPieces>>;
  blocks: Awaited<ReturnType<typeof readFaultBlocks>>;
}

function piecesOn(
  event: InquiryRow,
  { day, way }: { day: CivilDate; way: HandoverWay },
  { rules: { items }, goods, ticks, partners, blocks }: DayData,
): GoodsPieceView[] {
  const isCanceled = event.status === 'canceled';
  if (isCanceled && way === 'out') return [];
  const isSame = (one: Pick<Goods, 'itemId' | 'option'>, other: typeof one) =>
    one.itemId === other.itemId && one.option === other.option;
  const tickOf = (pieces: Goods, of: HandoverWay) =>
    ticks.find(
      ({ tick }) => tick.inquiryId === event.id && tick.way === of && isSame(tick, pieces),
    );
  const moving = (goods.get(event.id) ?? []).filter(
    (pieces) => pieces[way] === day && (!isCanceled || tickOf(pieces, 'out')),
  );
  const groups = Map.groupBy(moving, ({ itemId, option }) => JSON.stringify([itemId, option]));
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    const item = first && items.get(first.itemId);
    if (!item) return [];
    const { itemId, option } = first;
    const name = nameOf(item, option);
    const ticked = tickOf(first, way);
    const blockId = faultBlockId(event.id, first);
    const charge = findCharge(event.agreed?.lines ?? [], { itemId, option }, name);
    return [
      {
        itemId,
        option,
        name,
        quantity: group.reduce((sum, { quantity }) => sum + quantity, 0),
        sets: [...new Set(group.flatMap(({ setId }) => items.get(setId)?.name ?? []))],
        rented: partners
          .filter((lent) => lent.inquiryId === event.id && isSame(lent, first))
          .map(({ partner, quantity, isConfirmed }) => ({ partner, quantity, isConfirmed })),
        tick: ticked ? presentTick(ticked) : null,
        blockId,
        block: blocks.get(blockId) ?? null,
        charge: charge ? { quantity: charge.quantity, unitCents: charge.unitCents } : null,
      },
    ];
  });
}

function presentTick({ tick, author }: DayData['ticks'][number]): GoodsPieceView['tick'] {
  const { tickedAt, quantity, missing, damaged, note } = tick;
  const by = author?.name ?? author?.email ?? '';
  return { at: tickedAt.toISOString(), by, quantity, missing, damaged, note };
}

function present(event: InquiryRow, way: HandoverWay, pieces: GoodsPieceView[]): EventGoodsView {
  const { id, reference, name, phone, eventDate, lastDay, eventLocation, siteContact } = event;
  return {
    inquiryId: id,
    reference,
    name,
    phone,
    isCanceled: event.status === 'canceled',
    eventDate: eventDate ?? '',
    lastDay,
    eventLocation,
    timeWindow: way === 'out' ? event.deliveryWindow : event.pickupWindow,
    siteContact,
    pieces,
  };
}
