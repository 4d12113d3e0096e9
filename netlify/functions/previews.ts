import type { Config, Context } from '@netlify/functions';
import { services } from '#server/base/services.ts';
import { addressSalt } from '#server/http/caller.ts';
import { previewsApp } from '#server/previews/app.ts';

const answer = previewsApp({ ...services, addressSalt });

export default (request: Request, context: Context) => answer(request, context);

export const config: Config = {
  path: [
    '/api/previews',
    '/api/previews/item',
    '/api/previews/category',
    '/api/previews/package',
    '/api/previews/settings/:section',
  ],
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ['ip', 'domain'] },
};
