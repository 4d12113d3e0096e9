import type { Config } from '@netlify/functions';
import { services } from '#server/base/services.ts';
import { healthApp } from '#server/entry/health.ts';

const app = healthApp(services);

export default (request: Request) => app.fetch(request);

export const config: Config = { path: '/api/health' };
