/** An image of a set room with the shop's items in it (@rooms.page). */
import * as z from 'zod/mini';
import { MAX_LENGTH, MAX_QUANTITY } from '#domain/limits.ts';
import { MAX_GUESTS } from '#domain/planner.ts';
import { freeSlug, slugFromName } from '#domain/slug.ts';
import { flag, imageAddress, listField, slugField } from '../editing.ts';
import { optionalLine, requiredLine, requiredText } from '../fields.ts';
import { percent } from './fields.ts';

export const MAX_ROOMS = 24;
/** In one image; more would hide it. */
export const MAX_ROOM_POINTS = 16;

const count = (min: number, max: number) => {
  const message = `Please enter a number from ${min} to ${max.toLocaleString('en-US')}`;
  return z.int(message).check(z.minimum(min, message), z.maximum(max, message));
};

const roomPoint = z.strictObject({
  /** In percent of the image's width and height. */
  x: percent(),
  y: percent(),
  /** Slug; an unknown one is left out. */
  item: requiredLine(MAX_LENGTH.slug, 'Please choose an item'),
  /** Empty: the visitor chooses later. */
  option: optionalLine(MAX_LENGTH.tag),
  quantity: count(1, MAX_QUANTITY),
  /** Guests that the quantity is for; 0: any number. */
  perGuests: count(0, MAX_GUESTS),
});

const room = z.strictObject({
  name: requiredLine(MAX_LENGTH.name, 'Please enter a name'),
  /** Last part of its address; empty: from the name. */
  slug: slugField,
  /** Visitors do not see it (@rooms.hidden). */
  isHidden: flag(false),
  place: optionalLine(MAX_LENGTH.title),
  story: requiredText(MAX_LENGTH.shortDescription, 'Please enter a story'),
  image: imageAddress.check(z.refine((value) => value !== '', 'Please choose an image')),
  /** Empty: the image's own alternative text. */
  alt: optionalLine(MAX_LENGTH.alt),
  points: listField(roomPoint, MAX_ROOM_POINTS, 'points'),
});
export type Room = z.output<typeof room>;

/** Gives each room a unique slug, which stays when the name changes. */
const withSlugs = (rooms: Room[]): Room[] => {
  const taken = new Set<string>();
  return rooms.map((fields) => {
    const slug = freeSlug(fields.slug || slugFromName(fields.name), 'room', taken);
    taken.add(slug);
    return { ...fields, slug };
  });
};

export const roomsSection = z.strictObject({
  entries: z.pipe(listField(room, MAX_ROOMS, 'rooms'), z.transform(withSlugs)),
});
