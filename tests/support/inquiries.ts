/**
 * What accepting requests needs, for tests. Nothing stands in for anything: without more, there is
 * no blob store and no mail server, as where none is configured.
 */
import { composers } from '#server/entry/composers.ts';
import type { InquiryServices } from '#server/inquiries/intake/services.ts';
import { blobSpool } from '#server/inquiries/intake/spool.ts';
import { mailerOf } from '#server/mail/mailer.ts';
import { host } from './host.ts';
import { limit } from './limits/limit.ts';

/** @returns services of a process that just started */
export function inquiryServices(
  given: Pick<InquiryServices, 'db'> & Partial<InquiryServices>,
): InquiryServices {
  return {
    now: () => new Date(),
    host,
    mailer: () => mailerOf({}),
    composers,
    siteUrl: () => 'https://woodward.example',
    spool: blobSpool(),
    addressSalt: () => 'salt of the tests',
    databaseTimeoutMs: limit(4_500),
    ...given,
  };
}
