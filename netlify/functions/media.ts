import type { Config } from '@netlify/functions';
import { mediaApp } from '#server/media/app.ts';
import { services } from '#server/services.ts';

const answer = mediaApp(services);

export default (request: Request) => answer(request);

export const config: Config = { path: ['/api/upload-image', '/img/:name'] };
