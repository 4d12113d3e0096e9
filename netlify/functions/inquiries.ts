import type { Config } from '@netlify/functions';
import { inquiriesApp } from '#server/inquiries/app.ts';
import { services } from '#server/services.ts';

const app = inquiriesApp(services);

export default (request: Request) => app.fetch(request);

export const config: Config = { path: ['/api/contact', '/api/service-booking'] };
