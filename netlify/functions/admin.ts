import type { Config } from '@netlify/functions';
import { adminApp } from '#server/admin/app.ts';
import { services } from '#server/services.ts';

const app = adminApp(services);

export default (request: Request) => app.fetch(request);

export const config: Config = { path: '/api/admin/*' };
