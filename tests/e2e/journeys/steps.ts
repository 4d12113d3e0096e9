/**
 * What people do again and again on their way.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@playwright/test';
import type { Person } from '../../support/journeys/person.ts';
import {
  button,
  field,
  labeled,
  link,
  role,
  words,
  type Target,
} from '../../support/journeys/targets.ts';
import { limit } from '../../support/limits/limit.ts';
import { VISITOR } from '../../support/visitor.ts';
import { calendar, category, checkout, admin, frame, toast, panel, product } from './places.ts';
import type { Records, StoredRequest } from './records.ts';

/** Somebody who sends a form sooner after they touched it is taken for a machine. */
export const FILLING_MS = 3_100;

/** @returns a mail address that only this journey has */
export function newEmail(): string {
  return `jordan-${randomUUID().slice(0, 8)}@example.com`;
}

/** Goes to a page by the navigation: behind a button on a phone. */
export async function navigateTo(person: Person, name: string): Promise<void> {
  if (person.size.name === 'phone') {
    await person.press(frame.menuButton);
    await person.press(link(name, frame.menu));
  } else {
    await person.press(link(name, role('banner')));
  }
}

/** Fills in what every form asks for; the date by keys or, without one, from the calendar. */
export async function fillForm(
  person: Person,
  email: string,
  { within, date }: { within?: Target; date?: string } = {},
): Promise<void> {
  // What an earlier form was told is a line, once the form is awake; its fields are hidden until then.
  for (const [name, label] of [
    ['Change event details', 'Event Location'],
    ['Change your details', 'Full Name'],
  ] as const) {
    const change = button(name, within);
    await person.seeEither(change, field(label, within));
    if (await person.sees(change)) await person.press(change);
  }
  await person.type(field('Full Name', within), VISITOR.name);
  // By then the form knows that it is touched.
  const begun = Date.now();
  await person.type(field('Phone Number', within), VISITOR.phone);
  await person.type(field('Email Address', within), email);
  if (date === undefined) {
    await person.press(calendar.open(within));
    await person.press(calendar.nextMonth);
    await person.press(calendar.fifteenth);
    await person.seeNo(calendar.whole);
    await person.seeValue(field('Event Date', within), /^\d\d\/15\/\d{4}$/);
  } else {
    await person.type(field('Event Date', within), date);
  }
  await person.type(field('Event Location', within), VISITOR.place);
  await sleep(Math.max(0, begun + FILLING_MS - Date.now()));
}

/** Shows the items at checkout, where they are folded. */
export async function showItems(person: Person): Promise<void> {
  await person.seeEither(checkout.showItems, role('textbox', undefined, checkout.selected));
  if (await person.sees(checkout.showItems)) await person.press(checkout.showItems);
}

/** Presses a quantity and types: what is there is selected, so that the new number takes its place. */
export async function setQuantity(person: Person, place: Target, quantity: number): Promise<void> {
  await person.press(place);
  await person.seeSelected(place);
  await person.keys(...Array.from(String(quantity)));
  await person.seeValue(place, String(quantity));
}

/** Opens an item from its category's page and adds so many of it; the list is left open. */
export async function addFromCategory(
  person: Person,
  item: string,
  { quantity, total }: { quantity: number; total: string },
): Promise<void> {
  await person.press(category.details(item));
  await person.seePage(item);
  await setQuantity(person, product.quantity(item), quantity);
  await person.press(product.addToQuote);
  await seeToast(person, `${item} added to your wishlist`);
  await seeList(person, quantity, total);
}

/** Everything that was typed into a form is still there. */
export async function seeForm(person: Person, email: string, within?: Target): Promise<void> {
  await person.seeValue(field('Full Name', within), VISITOR.name);
  await person.seeValue(field('Phone Number', within), VISITOR.phone);
  await person.seeValue(field('Email Address', within), email);
  await person.seeValue(field('Event Location', within), VISITOR.place);
}

/** A toast says this, and goes out of the way. */
export async function seeToast(person: Person, text: string): Promise<void> {
  await person.see(toast, text);
}

/** @returns the number in the frame */
export function badge(person: Person, pieces: number): Target {
  return person.size.name === 'phone' ? frame.wishlistOf(pieces) : frame.startBookingOf(pieces);
}

/** The number in the frame is this. */
export async function seeBadge(person: Person, pieces: number): Promise<void> {
  await person.see(badge(person, pieces));
}

/** Pieces and total agree in the frame and in the panel, which is left open. */
export async function seeList(person: Person, pieces: number, total: string): Promise<void> {
  await seeBadge(person, pieces);
  await person.press(frame.wishlist);
  await person.see(panel.whole, total);
  await person.seeThatItFits();
}

/** The same at checkout. @param lines how many items, each of any number */
export async function seeCheckout(
  person: Person,
  { lines, pieces, total }: { lines: number; pieces: number; total: string },
): Promise<void> {
  await person.seePage(checkout.title);
  await person.see(checkout.selected, `You have ${lines} item(s) in your wishlist`);
  await person.see(checkout.selected, total);
  await seeBadge(person, pieces);
}

interface Expected {
  email: string;
  /** Name and quantity of each line, in order. */
  lines: readonly (readonly [name: string, quantity: number])[];
  /** How many requests this person has sent so far. */
  count?: number;
}

/**
 * The request is said to be sent and stored as it was sent, its reference is on the screen, and both
 * mails about it hold each line.
 * @returns the last request
 */
export async function seeSent(
  person: Person,
  records: Records,
  { email, lines, count = 1 }: Expected,
): Promise<StoredRequest> {
  await seeToast(person, 'Request Submitted Successfully!');
  const sent = await records.requestsOf(email);
  expect(sent).toHaveLength(count);
  const request = sent.at(-1);
  if (!request) throw new Error('Nothing was stored');
  const asPerson = { status: 'pending', spamReasons: [] };
  expect(request).toMatchObject({ name: VISITOR.name, email, ...asPerson });
  expect(request.lines.map(({ name, quantity }) => [name, quantity])).toEqual(lines);
  for (const [name, quantity] of lines) {
    expect(request.message).toContain(`${name} (Qty: ${quantity})`);
  }
  await person.see(words(new RegExp(request.reference)));

  const about = () => records.mailsWith(request.reference);
  await expect
    .poll(async () => (await about()).length, { timeout: limit(15_000) })
    .toBeGreaterThan(0);
  for (const { text = '' } of await about()) {
    for (const [name, quantity] of lines) {
      expect(text).toContain(name);
      expect(text).toMatch(new RegExp(String.raw`\b${quantity}\b`));
    }
  }
  return request;
}

interface StaffAccount {
  email: string;
  password: string;
}

/** Signs in in the admin, or above what is open there. */
export async function signIn(
  person: Person,
  { email, password }: StaffAccount,
  within?: Target,
): Promise<void> {
  await person.type(field('Email', within), email);
  await person.type(labeled(/^Password/, within), password);
  await person.press(button('Sign in', within));
}

/** Opens the admin as somebody of the staff. */
export async function openAdmin(person: Person, account: StaffAccount): Promise<void> {
  await person.open('/admin');
  await signIn(person, account);
}

/** Goes to a tab of the admin, searches its list for one thing and opens it. */
export async function openEntry(person: Person, tab: string, name: string): Promise<void> {
  await person.press(admin.tab(tab));
  await person.see(admin.panel(tab));
  await person.type(admin.search, name);
  // The list gets shorter under one's finger.
  await person.see(admin.found, /^1 /);
  await person.press(admin.entry(name));
}

/** Opens a page again and again until it shows this: what was saved is published in its own time. */
export async function seePublished(person: Person, path: string, text: string): Promise<void> {
  const isThere = async () => {
    await person.open(path);
    return person.sees(words(text));
  };
  await expect
    .poll(isThere, { message: `${path} shows ${text}`, timeout: limit(60_000), intervals: [1_000] })
    .toBe(true);
}
