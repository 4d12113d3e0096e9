import type { Config, Context } from '@netlify/functions';
import { adminApp } from '#server/entry/admin.ts';
import { adminServices } from '#server/entry/services.ts';

const app = adminApp(adminServices);

// `context` becomes the app's environment, because work after a save outlives the response.
export default (request: Request, context: Context) => app.fetch(request, context);

export const config: Config = { path: '/api/admin/*' };
