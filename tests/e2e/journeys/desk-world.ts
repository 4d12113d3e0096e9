/**
 * What the desk's journeys begin with: something of their own in the catalogue, a request, an editor.
 */
import { randomUUID } from 'node:crypto';
import { request, type APIRequestContext } from '@playwright/test';
import type { CategoryAdminView } from '#contracts/admin/categories.ts';
import type { RentalItemAdminView } from '#contracts/admin/rental-items.ts';
import { connect } from '#db/client.ts';
import { API_PATHS } from '#site/paths.ts';
import { makeCategory, makeItem } from '../../support/desk/steps.ts';
import { OWNER } from '../../support/desk/test.ts';
import { addPersonWithPassword, PASSWORD } from '../../support/staff.ts';

export interface Offer {
  category: CategoryAdminView;
  item: RentalItemAdminView;
  /** Where visitors find the item. */
  address: string;
}

/** @returns a name that no other journey of this shop uses */
export function newName(word: string): string {
  return `${word} ${randomUUID().slice(0, 6)}`;
}

/** Adds an item for $5.00, alone in its category. */
export async function addOffer(): Promise<Offer> {
  const api = await asOwner();
  const category = await makeCategory(api, { name: newName('Lanterns') });
  const item = await makeItem(api, { name: newName('Lantern'), categoryId: category.id });
  await api.dispose();
  return { category, item, address: `/rental-services/${category.slug}/${item.slug}` };
}

/** A visitor asks for forty of an item. */
export async function sendRequest(item: RentalItemAdminView, name: string): Promise<void> {
  const api = await request.newContext({ baseURL: shopUrl() });
  const answer = await api.post(API_PATHS.contact, {
    headers: { 'Idempotency-Key': randomUUID() },
    data: {
      name,
      phone: '(313) 555-0199',
      email: `${randomUUID().slice(0, 8)}@example.com`,
      eventDate: '2031-06-12',
      eventLocation: 'Belle Isle',
      message: `${name} asks for light.`,
      wishlistItems: [{ id: item.id, name: item.name, quantity: 40, price: '$5.00' }],
    },
  });
  if (!answer.ok()) throw new Error(`The request was not taken: ${answer.status()}`);
  await api.dispose();
}

/** Adds an editor. @returns how they sign in */
export async function addEditor(name: string): Promise<typeof OWNER> {
  const { db, close } = connect(process.env.SHOP_DATABASE_URL ?? '', { maxConnections: 1 });
  const { email } = await addPersonWithPassword(db, { name, role: 'editor' });
  await close();
  return { email, password: PASSWORD };
}

async function asOwner(): Promise<APIRequestContext> {
  const api = await request.newContext({
    baseURL: shopUrl(),
    extraHTTPHeaders: { Origin: new URL(shopUrl()).origin },
  });
  const answer = await api.post('/api/auth/sign-in/email', { data: OWNER });
  if (!answer.ok()) throw new Error(`The owner cannot sign in: ${answer.status()}`);
  return api;
}

function shopUrl(): string {
  return process.env.SHOP_URL ?? '';
}
