/** A mail as it is composed, before any server sees it. */
export interface MailMessage {
  /** Makes the Message-ID: a mail that is sent twice can be told from two mails. */
  id: string;
  /** Address; null for the shop's own. */
  to: string | null;
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
}

/** Sends mails; throws when the mail was not taken. */
export interface Mailer {
  /** False where no mail server is set: then mails stay queued. */
  ready: boolean;
  /** Whether what it sends reaches the recipient's mailbox: files in a folder at home do not. */
  delivers: boolean;
  send: (message: MailMessage) => Promise<void>;
}
