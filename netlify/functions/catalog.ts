import type { Config } from '@netlify/functions';
import { services } from '#server/base/services.ts';
import { catalogApp } from '#server/catalog/public/app.ts';

const app = catalogApp(services);

export default (request: Request) => app.fetch(request);

export const config: Config = {
  path: [
    '/api/categories',
    '/api/categories/:slug',
    '/api/rental-items',
    '/api/rental-items/featured',
    '/api/service-packages',
  ],
};
