import type { Config, Context } from '@netlify/functions';
import { authApp } from '#server/auth/app.ts';
import { services } from '#server/services.ts';

const app = authApp(services);

export default (request: Request, context: Context) => app.fetch(request, context);

export const config: Config = { path: ['/api/auth/*', '/api/staff-invitation'] };
