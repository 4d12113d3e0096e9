import type { Config } from '@netlify/functions';
import { healthApp } from '#server/health/app.ts';
import { services } from '#server/services.ts';

const app = healthApp(services);

export default (request: Request) => app.fetch(request);

export const config: Config = { path: '/api/health' };
