import type { Config, Context } from '@netlify/functions';
import { authApp } from '#server/accounts/auth/app.ts';
import { staffMailServices } from '#server/entry/services.ts';

const app = authApp(staffMailServices);

export default (request: Request, context: Context) => app.fetch(request, context);

export const config: Config = {
  path: ['/api/auth/*', '/api/staff-invitation', '/api/staff-invitation/details'],
};
