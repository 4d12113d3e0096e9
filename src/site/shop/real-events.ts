/** Events that the shop was part of, as their page, the home page and product pages show them. */
import type { RentalItemView } from '#contracts/catalog/public.ts';
import type { Settings } from '#contracts/settings/sections.ts';
import { anchored } from '../anchors.ts';
import {
  image,
  itemCard,
  type Image,
  type ItemCardData,
  type MediaIndex,
} from '../catalog/item-card.ts';
import { PAGES } from '../paths.ts';

export interface EventSource {
  items: readonly RentalItemView[];
  media: MediaIndex;
  settings: Pick<Settings, 'events'>;
}

export interface RealEvent {
  /** Its place on the page of all events. */
  id: string;
  href: string;
  title: string;
  place: string;
  text: string;
  isSample: boolean;
  images: Image[];
  /** Those that are still public, in the owner's order. */
  items: Pick<ItemCardData, 'id' | 'name' | 'href' | 'image'>[];
}

/** @returns the events in the owner's order */
export function realEvents({ items, media, settings: { events } }: EventSource): RealEvent[] {
  const named = new Set(events.entries.flatMap((entry) => entry.items));
  const bySlug = new Map(
    items.filter(({ slug }) => named.has(slug)).map((item) => [item.slug, item]),
  );
  return anchored(events.entries, ({ title }) => title).map(
    ({ id, title, place, text, isSample, images, items: slugs }) => ({
      id,
      href: `${PAGES.realEvents}#${id}`,
      title,
      place,
      text,
      isSample,
      images: images.filter(Boolean).map((url) => image(url, media, `${title}, ${place}`)),
      items: [...new Set(slugs)].flatMap((slug) => {
        const item = bySlug.get(slug);
        if (!item) return [];
        const { id: itemId, name, href, image: cover } = itemCard(item, media);
        return [{ id: itemId, name, href, image: cover }];
      }),
    }),
  );
}

/** An event that an item was part of. */
export type SeenAt = Pick<RealEvent, 'href' | 'title' | 'isSample'>;

/** @returns the events by the id of each item that was part of them */
export function eventsByItem(source: EventSource): Map<string, SeenAt[]> {
  const byItem = new Map<string, SeenAt[]>();
  for (const { href, title, isSample, items } of realEvents(source)) {
    for (const { id } of items) {
      byItem.set(id, [...(byItem.get(id) ?? []), { href, title, isSample }]);
    }
  }
  return byItem;
}
