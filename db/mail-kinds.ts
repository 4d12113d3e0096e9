/** What a mail of the outbox is about. */
export const MAIL_KINDS = [
  'inquiry-for-staff',
  'inquiry-confirmation',
  'staff-invitation',
  'password-reset',
] as const;

/**
 * `filed`: kept in a file, because no mail server is set. `dead`: given up after the last try; staff
 * see it.
 */
export const MAIL_STATES = ['queued', 'sent', 'filed', 'dead'] as const;
