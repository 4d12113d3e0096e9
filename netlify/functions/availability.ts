import type { Config, Context } from '@netlify/functions';
import { availabilityApp } from '#server/availability/app.ts';
import { inquiryServices } from '#server/inquiries/services.ts';

const app = availabilityApp(inquiryServices);

export default (request: Request, context: Context) => app.fetch(request, context);

export const config: Config = {
  path: '/api/availability',
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ['ip', 'domain'] },
};
