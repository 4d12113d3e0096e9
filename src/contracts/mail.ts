/**
 * How this deployment sends mails: by the mail server; into files of the data folder, which nobody
 * receives; or not at all, and they stay in the outbox.
 */
export const MAIL_ROUTES = ['server', 'files', 'none'] as const;
export type MailRoute = (typeof MAIL_ROUTES)[number];
