/** Stock in the admin. */
import { stockEndpoints } from '#contracts/admin/stock-view.ts';
import type { GuardedApp } from '../auth/guard.ts';
import { handle } from '../http/handle.ts';
import type { Services } from '../services.ts';
import { readSection } from '../settings/read.ts';

/** Mounts the endpoints of stock. */
export function mountStock(app: GuardedApp, { db }: Services): void {
  handle(app, stockEndpoints.rule, async () => {
    const { before, after, turnaround } = await readSection(db(), 'stock');
    return { before, after, turnaround };
  });
}
