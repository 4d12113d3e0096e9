import type { Config, Context } from '@netlify/functions';
import { adminApp } from '#server/entry/admin.ts';
import { adminServices } from '#server/entry/services.ts';

const app = adminApp(adminServices);

// The context goes on as the app's environment: what follows a save outlives the answer.
export default (request: Request, context: Context) => app.fetch(request, context);

export const config: Config = { path: '/api/admin/*' };
