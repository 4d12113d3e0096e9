export const MAIL_KINDS = [
  'inquiry-for-staff',
  'inquiry-confirmation',
  'inquiry-reply',
  'staff-invitation',
  'password-reset',
  'email-change',
  'second-factor-reset',
  'passkey-changed',
  'visitor-list',
  'quote',
  'quote-reminder',
  'quote-accepted',
  'quote-answer',
  'quote-short',
  'digest',
] as const;

/**
 * `filed`: written to a file because no mail server is set. `dead`: given up after the last try and
 * shown to staff.
 */
export const MAIL_STATES = ['queued', 'sent', 'filed', 'dead'] as const;
