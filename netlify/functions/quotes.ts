import type { Config, Context } from '@netlify/functions';
import { quotesApp } from '#server/quotes/customer/app.ts';
import { quoteServices } from '#server/quotes/customer/services.ts';

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
