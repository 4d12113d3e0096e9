import type { Config } from '@netlify/functions';
import { publicUrl } from '#server/base/env.ts';
import { services } from '#server/base/services.ts';
import { addressSalt } from '#server/http/caller.ts';
import { previewsApp } from '#server/previews/app.ts';

export default previewsApp({ ...services, addressSalt, siteUrl: publicUrl });

export const config: Config = {
  path: [
    '/api/previews',
    '/api/previews/item',
    '/api/previews/category',
    '/api/previews/package',
    '/api/previews/settings/:section',
    '/api/previews/versions/:id',
  ],
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ['ip', 'domain'] },
};
