import { todayInDetroit } from '#domain/event-date.ts';
import { usePlace } from '../address/router.ts';
import { page } from '../parts/loading.tsx';

const PAGES = {
  calendar: page(async () => (await import('../calendar/CalendarPage.tsx')).CalendarPage),
  stock: page(async () => (await import('../stock/StockPage.tsx')).StockPage),
  goods: page(async () => (await import('../stock/goods/GoodsPage.tsx')).GoodsPage),
};

/** Pages about events that replace the list of requests, in the order of their buttons. */
export const EVENT_PAGES = ['calendar', 'stock', 'goods'] as const satisfies (keyof typeof PAGES)[];
type EventPageName = (typeof EVENT_PAGES)[number];

interface Opened {
  name: EventPageName;
  /** The month or day in the address. */
  id: string;
}

/** @returns the open page; null for none */
export function useEventPage(): Opened | null {
  const { dialog } = usePlace();
  const name = EVENT_PAGES.find((each) => each === dialog?.name);
  return name && dialog ? { name, id: dialog.id } : null;
}

/** @returns the id that a page's button opens: today for the goods, else the current month */
export function firstId(name: EventPageName): string {
  const today = todayInDetroit(new Date());
  return name === 'goods' ? today : today.slice(0, 7);
}

/**
 * The open page, if any.
 * @param now milliseconds since 1970
 */
export function EventPage({ now }: { now: number }) {
  const opened = useEventPage();
  if (!opened) return null;
  const Page = PAGES[opened.name];
  return <Page id={opened.id} now={now} />;
}
