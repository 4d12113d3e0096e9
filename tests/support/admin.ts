/**
 * Asking the staff's API in process, as somebody who is signed in.
 */
import { beforeAll, expect } from 'vitest';
import type { CategoryAdminView, CategoryInput } from '#contracts/catalog/categories.ts';
import type { RentalItemAdminView, RentalItemInput } from '#contracts/catalog/rental-items.ts';
import type {
  ServicePackageAdminView,
  ServicePackageInput,
} from '#contracts/catalog/service-packages.ts';
import type { Role } from '#contracts/permissions.ts';
import type { Database } from '#db/client.ts';
import { adminApp } from '#server/entry/admin.ts';
import type { GuardedApp } from '#server/http/guarded-app.ts';
import { ADMIN_API_PATHS } from './api-paths.ts';
import { limit } from './limits/limit.ts';
import { signedIn, staffServices } from './staff.ts';

const { categories, rentalItems, servicePackages } = ADMIN_API_PATHS;

export interface Admin {
  /** Sends `body` as JSON, when there is one. */
  ask: (method: string, path: string, body?: unknown) => Promise<Response>;
  /** @returns the JSON of an answer with this status, which it must have */
  read: <T>(method: string, path: string, body?: unknown, status?: number) => Promise<T>;
  /**
   * Creates something as staff do who are told that somebody else is saving right now: once more. On a
   * busy machine many saves at once wait longer for each other than the product lets one wait.
   */
  insist: <T>(path: string, body: unknown) => Promise<T>;
  addCategory: (fields?: Partial<CategoryInput>) => Promise<CategoryAdminView>;
  addItem: (categoryId: string, fields?: Partial<RentalItemInput>) => Promise<RentalItemAdminView>;
  addPackage: (fields?: Partial<ServicePackageInput>) => Promise<ServicePackageAdminView>;
  readItem: (id: string) => Promise<RentalItemAdminView>;
  /** What the clock of the API shows; it goes on by itself unless set. */
  clock: { now: () => Date };
}

/**
 * The admin on a database, for the tests of a file; somebody is signed in before them.
 * @param db as `useDatabase` gives it
 */
export function useAdmin(db: () => Database, role: Role = 'editor'): Admin {
  const clock = { now: () => new Date() };
  let headers: Record<string, string> = {};
  let app: GuardedApp | undefined;
  beforeAll(async () => {
    ({ headers } = await signedIn(db(), role));
    app = adminApp({ ...staffServices(db), now: () => clock.now() });
  });

  const ask: Admin['ask'] = async (method, path, body) => {
    if (!app) throw new Error('The admin is not open yet');
    return app.request(path, {
      method,
      headers: { ...headers, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  };
  const read: Admin['read'] = async <T>(
    method: string,
    path: string,
    body?: unknown,
    status = 200,
  ) => {
    const response = await ask(method, path, body);
    const answer: unknown = await response.json();
    expect(response.status, JSON.stringify(answer)).toBe(status);
    return answer as T;
  };
  const insist: Admin['insist'] = async <T>(path: string, body: unknown) => {
    const end = performance.now() + limit(30_000);
    let response = await ask('POST', path, body);
    while (response.status === 503 && performance.now() < end) {
      response = await ask('POST', path, body);
    }
    const answer: unknown = await response.json();
    expect(response.status, JSON.stringify(answer)).toBe(201);
    return answer as T;
  };
  return {
    ask,
    read,
    insist,
    clock,
    addCategory: (fields) => read('POST', categories, { name: 'Chairs', ...fields }, 201),
    addItem: (categoryId, fields) => read('POST', rentalItems, itemBody(categoryId, fields), 201),
    addPackage: (fields) => read('POST', servicePackages, packageBody(fields), 201),
    readItem: (id) => read('GET', `${rentalItems}/${id}`),
  };
}

/** @returns items with their versions, as a change of many says which it means */
export function seenItems(...items: Pick<RentalItemAdminView, 'id' | 'version'>[]): string[] {
  return items.map(({ id, version }) => `${id}:${version}`);
}

/** @returns an item that is accepted as it is */
export function itemBody(
  categoryId: string,
  fields: Partial<RentalItemInput> = {},
): RentalItemInput {
  return {
    name: 'Gold Chiavari Chair',
    categoryId,
    price: '8.50',
    shortDescription: 'A chair in gold',
    ...fields,
  };
}

/** @returns a package that is accepted as it is */
export function packageBody(fields: Partial<ServicePackageInput> = {}): ServicePackageInput {
  return {
    name: 'Classic',
    serviceType: 'photo_booth',
    description: 'Four hours',
    startingPrice: 450,
    ...fields,
  };
}

/** @returns what a form sends back of an item that it has read */
export function itemEdit(
  seen: RentalItemAdminView,
  fields: Partial<RentalItemInput>,
): RentalItemInput & { version: number } {
  const { id: _id, category: _category, categoryName: _name, state: _state, ...rest } = seen;
  const { createdAt: _created, updatedAt: _updated, deletedAt: _deleted, ...kept } = rest;
  const { goesWithNames: _names, partNames: _parts, scheduled: _later, ...sent } = kept;
  return { ...sent, ...fields };
}

/** @returns what a form sends back of a category that it has read */
export function categoryEdit(
  seen: CategoryAdminView,
  fields: Partial<CategoryInput>,
): CategoryInput & { version: number } {
  const { id: _id, itemCount: _count, state: _state, scheduled: _later, ...rest } = seen;
  const { createdAt: _created, updatedAt: _updated, deletedAt: _deleted, ...sent } = rest;
  return { ...sent, ...fields };
}
