/** Asking for what is known of a person, as an owner. */
import { afterAll, beforeAll } from 'vitest';
import type { Database } from '#db/client.ts';
import { adminApp } from '#server/entry/admin.ts';
import { ADMIN_API_PATHS } from './api-paths.ts';
import { startTestBlobs, type TestBlobs } from './blobs.ts';
import type { useQuotes } from './quotes.ts';
import { signedIn } from './staff.ts';

/**
 * For the tests of a file; what waits for the database lies in a store of its own.
 * @returns what asks an endpoint: `find`, `export` or `erase`
 */
export function usePersonalData(db: () => Database, shop: ReturnType<typeof useQuotes>) {
  let headers: Record<string, string> = {};
  let blobs: TestBlobs | undefined;
  beforeAll(async () => {
    blobs = await startTestBlobs();
    ({ headers } = await signedIn(db(), 'owner'));
  });
  afterAll(() => blobs?.close());

  return async <T>(what: string, body: object): Promise<T> =>
    shop.read<T>(
      await adminApp(shop.services()).request(`${ADMIN_API_PATHS.people}/${what}`, {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    );
}
