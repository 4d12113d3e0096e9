import type { Config, Context } from '@netlify/functions';
import { services } from '#server/base/services.ts';
import { addressSalt } from '#server/http/caller.ts';
import { availabilityApp } from '#server/stock/availability/app.ts';

const app = availabilityApp({ ...services, addressSalt });

export default (request: Request, context: Context) => app.fetch(request, context);

export const config: Config = {
  path: '/api/availability',
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ['ip', 'domain'] },
};
