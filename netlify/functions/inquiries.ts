import type { Config, Context } from '@netlify/functions';
import { inquiryServices } from '#server/entry/services.ts';
import { inquiriesApp } from '#server/inquiries/intake/app.ts';

const app = inquiriesApp(inquiryServices);

export default (request: Request, context: Context) => app.fetch(request, context);

export const config: Config = {
  path: ['/api/contact', '/api/service-booking', '/api/question', '/api/lists'],
  rateLimit: { windowSize: 60, windowLimit: 60, aggregateBy: ['ip', 'domain'] },
};
