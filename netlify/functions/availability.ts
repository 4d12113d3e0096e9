import type { Config, Context } from '@netlify/functions';
import { inquiryServices } from '#server/inquiries/intake/services.ts';
import { availabilityApp } from '#server/stock/availability/app.ts';

const app = availabilityApp(inquiryServices);

export default (request: Request, context: Context) => app.fetch(request, context);

export const config: Config = {
  path: '/api/availability',
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ['ip', 'domain'] },
};
