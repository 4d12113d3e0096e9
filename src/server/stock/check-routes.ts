/** Endpoint that checks lines against the stock, for quotes and requests (@stock.short). */
import { stockCheckEndpoints } from '#contracts/stock/check.ts';
import type { Services } from '../base/services.ts';
import type { GuardedApp } from '../http/guarded-app.ts';
import { handle } from '../http/handle.ts';
import { checkLines } from './check.ts';

export function mountStockCheck(app: GuardedApp, { db, now }: Services): void {
  handle(app, stockCheckEndpoints.check, ({ body }) => checkLines(db(), body, now()));
}
