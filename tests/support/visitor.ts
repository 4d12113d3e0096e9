/**
 * Somebody who plans an event, what they type into the site's forms, and what they are told.
 */
import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { REMEMBERED_KEY } from '#domain/remembered-storage.ts';
import { WISHLIST_KEY } from '#domain/wishlist-storage.ts';
import type { WishlistLine } from '#domain/wishlist.ts';
import { encodeWishlist } from '#stores/wishlist-codec.ts';

export const VISITOR = {
  name: 'Jordan Rivers',
  phone: '(313) 555-0188',
  /** As typed; far enough away never to be in the past. */
  date: '12/05/2099',
  place: 'Eastern Market, Detroit',
} as const;

/** The day of `VISITOR.date` as it is sent (an ISO date-time) and stored. */
export const SENT_DATE = '2099-12-05T12:00:00.000Z';
export const STORED_DATE = '2099-12-05';

/** What a request says of how it was made, when a person made it. */
export const SIGNS = { website: '', fillMs: expect.any(Number) as unknown };

/** @returns a mail address that only this test has, by which it finds its own inquiry */
export function newEmail(): string {
  return `jordan-${randomUUID().slice(0, 8)}@example.com`;
}

/** Waits for the form of this page: before it is hydrated it keeps no draft and sees no time. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('astro-island[ssr]:has(form)')).toHaveCount(0);
}

/**
 * Fills the fields that every form has.
 * @param form where they are: the page, or a dialog
 * @param email the mail address
 */
export async function fillInquirer(
  form: Page | Locator,
  email: string = newEmail(),
): Promise<void> {
  await showFields(form);
  await form.getByLabel('Full Name').fill(VISITOR.name);
  await form.getByLabel('Phone Number').fill(VISITOR.phone);
  await form.getByLabel('Email Address').fill(email);
  await showFields(form);
  await dateField(form).fill(VISITOR.date);
  await form.getByLabel('Event Location').fill(VISITOR.place);
}

/**
 * Shows the fields that are folded because they are known (@form.known). A form folds them once it is
 * awake, so one that will is woken first; where nothing is known, fields are filled while it sleeps.
 */
export async function showFields(form: Page | Locator): Promise<void> {
  const name = form.getByLabel('Full Name');
  await name.waitFor({ state: 'attached' });
  if (await name.evaluate(remembers, REMEMBERED_KEY)) {
    await name.dispatchEvent('pointerover');
    await expect(name.locator('xpath=ancestor::astro-island[@ssr]')).toHaveCount(0);
  }
  const change = form.getByRole('button', { name: /^Change (?:event|your) details$/ });
  while ((await change.count()) > 0) await change.first().click();
}

/** Runs in the page. @returns whether this device keeps anything by this key; some keep nothing */
function remembers(_: unknown, key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** @returns the text field of the event date; the calendar's button has a similar label */
export function dateField(form: Page | Locator): Locator {
  return form.getByRole('textbox', { name: 'Event Date' });
}

/** @returns the toasts that are shown */
export function toasts(page: Page): Locator {
  return page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('listitem');
}

/** Expects one toast, of this title and text. */
export async function expectToast(page: Page, title: string, text: string): Promise<void> {
  await expect(toasts(page).getByText(title, { exact: true })).toBeVisible();
  await expect(toasts(page).getByText(text, { exact: true })).toBeVisible();
  await expect(toasts(page)).toHaveCount(1);
}

/**
 * @param act sends the request
 * @returns the JSON body of the request to this path
 */
export async function sentBody(
  page: Page,
  path: string,
  act: () => Promise<void>,
): Promise<unknown> {
  const [request] = await Promise.all([
    page.waitForRequest((each) => new URL(each.url()).pathname === path),
    act(),
  ]);
  return request.postDataJSON() as unknown;
}

/** A line of a wishlist, with what a test is about given by the test. */
export function line(fields: Partial<WishlistLine> = {}): WishlistLine {
  return {
    id: 'gold-chair',
    option: '',
    name: 'Gold Chair',
    price: '$8.50',
    image: '/media/catalog/gold-chiavari-chair-1.jpg',
    quantity: 1,
    ...fields,
  };
}

/** Lets a visitor come back with this list; what they change stays changed. */
export async function bringWishlist(page: Page, ...lines: WishlistLine[]): Promise<void> {
  await page.addInitScript(
    ([key, value]) => {
      localStorage[key] ??= value;
    },
    [WISHLIST_KEY, encodeWishlist(lines)] as const,
  );
}

/** What a form of this device was told, by the names of its fields. */
export const KNOWN = {
  eventDate: VISITOR.date,
  eventLocation: VISITOR.place,
  name: VISITOR.name,
  phone: VISITOR.phone,
  email: 'jordan@example.com',
} as const;

/** Lets a visitor come back who gave these details; what they change stays changed. */
export async function bringRemembered(page: Page, details: Record<string, string>): Promise<void> {
  await page.addInitScript(
    ([key, value]) => {
      localStorage[key] ??= value;
    },
    [REMEMBERED_KEY, JSON.stringify(details)] as const,
  );
}

/** Lets a visitor have touched every form a while ago: who fills one in at once is no person. */
export async function unhurried(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const form of ['booking', 'contact', 'quote']) {
      const touchedAt = String(Date.now() - 60_000);
      localStorage[`woodward:draft:${form}`] ??= JSON.stringify({ touchedAt });
    }
  });
}
