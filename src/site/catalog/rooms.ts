import type { RentalItemView } from '#contracts/catalog/public.ts';
import type { Settings } from '#contracts/settings/sections.ts';
import { optionPrice } from '#domain/item-price.ts';
import { imageOfOption } from '#domain/option-image.ts';
import { ROOM_GUESTS, roomPieces, type RoomQuantity } from '#domain/room.ts';
import { findLine, type WishlistLine } from '#domain/wishlist.ts';
import { listTerms, totalOf } from '../lists/list-items.ts';
import { roomPath } from '../paths.ts';
import type { SeenAt } from '../shop/real-events.ts';
import {
  image,
  itemCard,
  wishlistItem,
  wishlistLine,
  type Image,
  type MediaIndex,
} from './item-card.ts';

export interface RoomSource {
  items: readonly RentalItemView[];
  media: MediaIndex;
  settings: Pick<Settings, 'rooms'>;
}

/** An item in the image (@rooms.page). */
export interface RoomPoint extends RoomQuantity {
  /** From 1, as shown in the image and beside the list. */
  number: number;
  /** In percent of the image, like `y`. */
  x: number;
  y: number;
  href: string;
  line: Omit<WishlistLine, 'quantity'>;
}

export interface Room {
  slug: string;
  href: string;
  name: string;
  /** Empty: not stated. */
  place: string;
  story: string;
  image: Image;
  /** Of the image, in pixels, like `height`; in the ratio 16:9 if unknown. */
  width: number;
  height: number;
  /** Only points with a public item, in the owner's order. */
  points: RoomPoint[];
  /** Formatted total for `ROOM_GUESTS`; empty: nothing has a price. */
  sum: string;
}

/** @returns the rooms that visitors see (@rooms.hidden), in the owner's order */
export function shownRooms({ entries }: Settings['rooms']): Settings['rooms']['entries'] {
  return entries.filter(({ isHidden }) => !isHidden);
}

/** @returns the rooms that visitors see, in the owner's order */
export function rooms({ items, media, settings }: RoomSource): Room[] {
  const entries = shownRooms(settings.rooms);
  const named = new Set(entries.flatMap(({ points }) => points.map(({ item }) => item)));
  const bySlug = new Map(
    items.filter(({ slug }) => named.has(slug)).map((item) => [item.slug, item]),
  );
  return entries.map(({ slug, name, place, story, image: url, alt, points: saved }) => {
    const points = saved
      .flatMap(({ item: itemSlug, option, ...point }) => {
        const item = bySlug.get(itemSlug);
        return item ? [{ ...point, ...itemAt(item, option, media) }] : [];
      })
      .map((point, index) => ({ ...point, number: index + 1 }));
    const { width = 1_600, height = 900 } = media.get(url) ?? {};
    const cover = alt === '' ? image(url, media, name) : { url, alt };
    const sum = totalOf(roomLines(points, ROOM_GUESTS));
    return {
      slug,
      href: roomPath(slug),
      name,
      place,
      story,
      image: cover,
      width,
      height,
      points,
      sum,
    };
  });
}

/** @returns the item's page and its line with the given option; open if the item has no such option */
function itemAt(item: RentalItemView, option: string, media: MediaIndex) {
  const card = itemCard(item, media);
  const saved = item.options.find(({ name }) => name === option);
  const chosen = saved && {
    option: saved.name,
    image: imageOfOption(item, saved.name),
    price: optionPrice(saved.price),
    availability: saved.owned ?? item.availability,
  };
  const { availability } = item;
  return {
    href: card.href,
    line: wishlistLine({ ...wishlistItem(card), availability, ...chosen }),
  };
}

/** @returns a line for each item and option, with the pieces for this number of guests */
export function roomLines(points: readonly RoomPoint[], guests: number): WishlistLine[] {
  const lines: WishlistLine[] = [];
  for (const { line, ...point } of points) {
    const quantity = roomPieces(point, guests);
    const existing = findLine(lines, line);
    if (existing) existing.quantity += quantity;
    else lines.push({ ...line, quantity });
  }
  return lines;
}

/** One page for each room, for `getStaticPaths`. */
export function roomPages(source: RoomSource & { settings: Pick<Settings, 'policies' | 'fees'> }) {
  const all = rooms(source);
  const terms = listTerms(source.settings);
  return all.map((room) => {
    const others = all.filter((other) => other !== room).map(cardOf);
    return { params: { room: room.slug }, props: { room, others, terms } };
  });
}

export type RoomPage = ReturnType<typeof roomPages>[number]['props'];

export type RoomCard = Pick<Room, 'href' | 'name' | 'image' | 'sum'>;

function cardOf({ href, name, image: cover, sum }: Room): RoomCard {
  return { href, name, image: cover, sum };
}

/** @returns the first room with an item of the category, else the first room; null: there is none */
export function roomFor(category: string, source: RoomSource): RoomCard | null {
  const all = rooms(source);
  const inCategory = new Set(
    source.items.filter((item) => item.category === category).map(({ id }) => id),
  );
  const fitting = all.find(({ points }) => points.some(({ line }) => inCategory.has(line.id)));
  const room = fitting ?? all[0];
  return room ? cardOf(room) : null;
}

/** Positions of points as CSS rules: the CSP allows a `<style>` by its hash, but no style attribute. */
export function pointStyle({ width, height, points }: Room): string {
  const places = points.map(
    ({ number, x, y }) => `.room li:nth-child(${number}){left:${x}%;top:${y}%}`,
  );
  return `.room{--room-ratio:${(width / height).toFixed(4)}}${places.join('')}`;
}

/** @returns rooms by item id */
export function roomsByItem(source: RoomSource): Map<string, SeenAt[]> {
  const byItem = new Map<string, SeenAt[]>();
  for (const { href, name: title, points } of rooms(source)) {
    for (const id of new Set(points.map(({ line }) => line.id))) {
      byItem.set(id, [...(byItem.get(id) ?? []), { href, title, isSample: false }]);
    }
  }
  return byItem;
}
