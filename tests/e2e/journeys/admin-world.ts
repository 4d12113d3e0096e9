/**
 * What the admin's journeys begin with: something of their own in the catalog, a request, an editor.
 */
import { randomUUID } from 'node:crypto';
import { request, type APIRequestContext } from '@playwright/test';
import type { CategoryAdminView } from '#contracts/catalog/categories.ts';
import type { RentalItemAdminView } from '#contracts/catalog/rental-items.ts';
import { connect } from '#db/client.ts';
import { sendRequest } from '../../support/admin/requests.ts';
import { makeCategory, makeItem } from '../../support/admin/steps.ts';
import { asOwnPage, OWNER } from '../../support/admin/test.ts';
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
export function addOffer(): Promise<Offer> {
  return asOwner(async (api) => {
    const category = await makeCategory(api, { name: newName('Lanterns') });
    const item = await makeItem(api, { name: newName('Lantern'), categoryId: category.id });
    return { category, item, address: `/rental-services/${category.slug}/${item.slug}` };
  });
}

/** A visitor of this name asks for forty of an item. */
export async function askFor({ id, name: item }: RentalItemAdminView, name: string): Promise<void> {
  const wishlistItems = [{ id, name: item, quantity: 40, price: '$5.00' }];
  const message = `${name} asks for light.`;
  await asOwner((api) => sendRequest(api, { name, message, wishlistItems }));
}

/** Adds an editor. @returns how they sign in */
export async function addEditor(name: string): Promise<typeof OWNER> {
  const { db, close } = connect(process.env.SHOP_DATABASE_URL ?? '', { maxConnections: 1 });
  const { email } = await addPersonWithPassword(db, { name, role: 'editor' });
  await close();
  return { email, password: PASSWORD };
}

/** Calls the API as the owner. @returns what `act` does */
export async function asOwner<T>(act: (api: APIRequestContext) => Promise<T>): Promise<T> {
  const url = process.env.SHOP_URL ?? '';
  const api = await request.newContext(asOwnPage(url));
  const answer = await api.post('/api/auth/sign-in/email', { data: OWNER });
  if (!answer.ok()) throw new Error(`The owner cannot sign in: ${answer.status()}`);
  const result = await act(api);
  await api.dispose();
  return result;
}
