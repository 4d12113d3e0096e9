import type { Config, Context } from '@netlify/functions';
import { calendarApp } from '#server/calendar/feed.ts';
import { inquiryServices } from '#server/inquiries/intake/services.ts';

const app = calendarApp(inquiryServices);

export default (request: Request, context: Context) => app.fetch(request, context);

export const config: Config = {
  path: '/api/calendar/:token',
  rateLimit: { windowSize: 60, windowLimit: 60, aggregateBy: ['ip', 'domain'] },
};
