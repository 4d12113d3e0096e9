import type { Config, Context } from '@netlify/functions';
import { quoteServices } from '#server/entry/services.ts';
import { quotesApp } from '#server/quotes/customer/app.ts';

const app = quotesApp(quoteServices);

export default (request: Request, context: Context) => app.fetch(request, context);

export const config: Config = {
  path: [
    '/api/quotes/:id',
    '/api/quotes/:id/accept',
    '/api/quotes/:id/decline',
    '/api/quotes/:id/questions',
    '/api/quotes/:id/short',
  ],
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ['ip', 'domain'] },
};
