import type { Retention } from '#domain/retention.ts';
import { env } from './env.ts';

export function retention(): Retention {
  const { KEEP_REQUESTS_MONTHS, KEEP_MAILS_DAYS } = env();
  return { requestsMonths: KEEP_REQUESTS_MONTHS, mailsDays: KEEP_MAILS_DAYS };
}
