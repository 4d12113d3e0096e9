import type { Config } from '@netlify/functions';
import { services } from '#server/base/services.ts';
import { mediaApp } from '#server/media/app.ts';

const answer = mediaApp(services);

export default (request: Request) => answer(request);

export const config: Config = { path: ['/api/upload-image', '/img/:name'] };
