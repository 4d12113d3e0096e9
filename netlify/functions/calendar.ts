import type { Config, Context } from '@netlify/functions';
import { publicUrl } from '#server/base/env.ts';
import { services } from '#server/base/services.ts';
import { calendarApp } from '#server/calendar/feed.ts';
import { addressSalt } from '#server/http/caller.ts';

const app = calendarApp({ ...services, siteUrl: publicUrl, addressSalt });

export default (request: Request, context: Context) => app.fetch(request, context);

export const config: Config = {
  path: '/api/calendar/:token',
  rateLimit: { windowSize: 60, windowLimit: 60, aggregateBy: ['ip', 'domain'] },
};
