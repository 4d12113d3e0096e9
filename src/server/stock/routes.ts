/** Stock by day in the admin (@stock.view). */
import { stockEndpoints } from '#contracts/stock/view.ts';
import { deleteBlock } from '#db/queries/stock/view.ts';
import { readId } from '../base/editable.ts';
import type { Services } from '../base/services.ts';
import type { GuardedApp } from '../http/guarded-app.ts';
import { handle } from '../http/handle.ts';
import { readSection } from '../shop/read.ts';
import { addBlock, changeBlock } from './blocks.ts';
import { readShortEvents, readStockView } from './view.ts';

export function mountStock(app: GuardedApp, { db, now }: Services): void {
  handle(app, stockEndpoints.rule, async () => {
    const { before, after, turnaround } = await readSection(db(), 'stock');
    return { before, after, turnaround };
  });

  handle(app, stockEndpoints.view, async ({ query }) => readStockView(db(), query, now()));

  handle(app, stockEndpoints.short, async ({ query: { from, to } }) =>
    readShortEvents(db(), now(), from && to ? { from, to } : undefined),
  );

  handle(app, stockEndpoints.addBlock, async ({ body }, context) => {
    const authorId = context.get('staff').id;
    await db().transaction((tx) => addBlock(tx, { ...body, authorId }, now()));
    context.status(201);
    return { id: body.id };
  });

  handle(app, stockEndpoints.changeBlock, async ({ params, body }, context) => {
    const id = readId(params, 'blocks');
    const authorId = context.get('staff').id;
    await db().transaction((tx) => changeBlock(tx, { ...body, id, authorId }, now()));
    return { id };
  });

  handle(app, stockEndpoints.removeBlock, async ({ params }) => {
    await deleteBlock(db(), readId(params, 'blocks'));
  });
}
