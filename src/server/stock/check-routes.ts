/** What lines would take out of stock, for whoever writes a quote or reads a request (@stock.short). */
import { stockCheckEndpoints } from '#contracts/stock/check.ts';
import type { GuardedApp } from '../accounts/auth/guard.ts';
import type { Services } from '../base/services.ts';
import { handle } from '../http/handle.ts';
import { checkLines } from './check.ts';

export function mountStockCheck(app: GuardedApp, { db, now }: Services): void {
  handle(app, stockCheckEndpoints.check, async ({ body }) => ({
    lines: await checkLines(db(), body, now()),
  }));
}
