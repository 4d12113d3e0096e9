/**
 * How mails leave this deployment: by the mail server; into files of the data folder, which nobody
 * is sent; or not at all, and they wait in the outbox.
 */
export const MAIL_ROUTES = ['server', 'files', 'none'] as const;
export type MailRoute = (typeof MAIL_ROUTES)[number];
