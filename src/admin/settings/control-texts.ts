/** Texts of the settings' controls. */
import { counted } from '../parts/texts.ts';

/** Length of a text with a limit. */
export const LENGTH = {
  used: (length: number, max: number) =>
    `${length.toLocaleString('en-US')} of ${max.toLocaleString('en-US')} characters.`,
  tooLong: (max: number) => `Please use at most ${max.toLocaleString('en-US')} characters.`,
} as const;

/** The options of an item. */
export const OPTIONS = {
  any: 'Visitors choose',
  hint: 'Of the item above.',
  // What comes of an option that the item doesn’t have anymore.
  goneInRoom: 'The item doesn’t have this option anymore, so visitors choose. Choose another one.',
  goneInPlanner:
    'The item doesn’t have this option anymore, so the planner leaves it out. Choose another one.',
} as const;

/**
 * An entry of a list.
 * @param noun `question`
 */
export const ENTRIES = {
  /** @param text of its first field; may be empty */
  title: (noun: string, position: number, text: string) =>
    text === '' ? `New ${noun}` : `${position}. ${text}`,
  add: (noun: string) => `Add ${noun}`,
  one: (noun: string, position: number) => `${noun} ${position}`,
  /** The same at the beginning of a line. */
  label: (noun: string, position: number) =>
    `${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${position}`,
  /** @param reason may be empty */
  dated: (day: string, reason: string, isPast: boolean) =>
    `${day}${reason === '' ? '' : ` – ${reason}`}${isPast ? ' (past)' : ''}`,
  hidden: 'Hidden',
  off: (name: string) => `${name} (not shown)`,
  remove: (noun: string, position: number) => `Remove ${noun} ${position}`,
  full: (max: number) => `You’ve reached the limit of ${max}.`,
} as const;

/** Points of an image (@rooms.editor). */
export const POINTS = {
  needsImage: 'Choose an image first. Then click on it to place points.',
  howTo:
    'Click on the image to place a point. Drag a point to move it, or use the arrow keys, with Shift for larger steps.',
  howToMove: 'Drag a point to move it, or use the arrow keys, with Shift for larger steps.',
  point: (position: number, x: string, y: string) =>
    `Point ${position}, ${x}% from the left, ${y}% from the top`,
  movedTo: (position: number, x: string, y: string) => `Point ${position}: ${x}%, ${y}%`,
} as const;

export const ITEM_PICKER = {
  /** @param name of the item, else its slug */
  chosen: (name: string) => `Selected: ${name}`,
  // Why visitors do not see it.
  gone: 'This item was deleted, or its web address changed, so visitors don’t see it here. Choose another one.',
  inTrash: 'This item is in the trash, so visitors don’t see it here.',
  inactive: 'This item is inactive, so visitors don’t see it here.',
  draft: 'This item is a draft, so visitors don’t see it here.',
  notLive: 'This item isn’t live yet, so visitors don’t see it here.',
  change: 'Choose another item',
  remove: 'Remove item',
} as const;

/** For built-in packages of a service. */
export const OWN_PACKAGES = {
  /**
   * Before the name of the tab.
   * @param count more than 0
   */
  notShown: (count: number) => `Not shown now: visitors see your ${counted(count, 'package')} in`,
} as const;
