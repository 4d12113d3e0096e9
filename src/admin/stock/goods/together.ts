/** Adds up the pieces of a day's events, for the warehouse. */
import type { EventGoodsView } from '#contracts/stock/goods.ts';

interface Total {
  key: string;
  name: string;
  quantity: number;
}

/** @returns how many of each item leave or come back for all events, sorted by name */
export function together(events: readonly EventGoodsView[]): Total[] {
  const totals = new Map<string, Total>();
  for (const { itemId, option, name, quantity } of events.flatMap(({ pieces }) => pieces)) {
    const key = `${itemId}/${option}`;
    totals.set(key, { key, name, quantity: quantity + (totals.get(key)?.quantity ?? 0) });
  }
  return [...totals.values()].toSorted((one, other) => one.name.localeCompare(other.name));
}
