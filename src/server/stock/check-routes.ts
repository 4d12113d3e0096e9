/** Endpoint that checks lines against the stock, for quotes and requests (@stock.short). */
import { stockCheckEndpoints } from '#contracts/stock/check.ts';
import type { Services } from '../base/services.ts';
import type { GuardedApp } from '../http/guarded-app.ts';
import { handle } from '../http/handle.ts';
import { readSection } from '../shop/read.ts';
import { checkLines } from './check.ts';

export function mountStockCheck(app: GuardedApp, { db, now }: Services): void {
  handle(app, stockCheckEndpoints.check, async ({ body }) => ({
    lines: await checkLines(db(), body, now()),
    quotesHold: (await readSection(db(), 'stock')).quotesHold,
  }));
}
