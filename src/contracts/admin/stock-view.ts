/** What stock is counted by, and what it looks like by day, in the admin. */
import type { WindowRule } from '#domain/stock.ts';
import { answer, endpoint } from '../endpoint.ts';

const STOCK = '/api/admin/stock';

export const stockEndpoints = {
  /** The shop's rule, which counts where category and item have none. */
  rule: endpoint(`GET ${STOCK}/rule`, 'catalog.read', { answer: answer<WindowRule>() }),
};
