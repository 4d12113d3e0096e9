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
  /** Id on the page of all events. */
  id: string;
  href: string;
  title: string;
  place: string;
  text: string;
  isSample: boolean;
  images: Image[];
  /** Public items, in the owner's order. */
  items: Pick<ItemCardData, 'id' | 'name' | 'href' | 'image'>[];
}

/** @returns the events with their images and items, in the owner's order */
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

/** A real event or a room in which an item was used. */
export type SeenAt = Pick<RealEvent, 'href' | 'title' | 'isSample'>;

/** @returns events by item id */
export function eventsByItem(source: EventSource): Map<string, SeenAt[]> {
  const byItem = new Map<string, SeenAt[]>();
  for (const { href, title, isSample, items } of realEvents(source)) {
    for (const { id } of items) {
      byItem.set(id, [...(byItem.get(id) ?? []), { href, title, isSample }]);
    }
  }
  return byItem;
}
