/**
 * A real SMTP server that accepts, refuses, or says nothing.
 */
import type { Socket } from 'node:net';
import { callbackify } from 'node:util';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { portOf } from '#local/free-port.ts';
import { mailerOf, type Mailer } from '#server/mail/mailer.ts';
import { sendDueMails, type SendReport } from '#server/mail/send-due.ts';
import type { MailServices } from '#server/mail/services.ts';
import { limit } from './limits/limit.ts';

export type SmtpMode =
  | 'accept'
  /** Refuses every recipient for now (RFC 5321: 451). */
  | 'refuse'
  /** Takes the text of a mail and never answers. */
  | 'hang'
  /** Takes the text of a mail, and the connection breaks before its answer. */
  | 'drop';

export interface ReceivedMail extends Email {
  /** As the envelope names them. */
  recipients: string[];
  /** As it came. */
  raw: string;
}

export interface SmtpHost {
  /** `smtp://…` */
  url: string;
  mode: SmtpMode;
  /** Addresses that are refused for now (451), others are not. */
  refused: Set<string>;
  /** What was accepted, in order. */
  mails: ReceivedMail[];
  /** Sends to this server, and waits for it as long as a busy machine needs. */
  mailer: (env?: { MAIL_FROM?: string }) => Mailer;
  stop: () => Promise<void>;
}

/** Sends the mails that are due, however busy the machine is. */
export function sendDue(services: MailServices): Promise<SendReport> {
  return sendDueMails(services, Date.now() + limit(60_000));
}

/** @returns a server on a free port of this machine */
export async function startSmtp(): Promise<SmtpHost> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    // The name of this machine is asked of a server that may answer late, before each greeting.
    disableReverseLookup: true,
    closeTimeout: 100,
    onRcptTo: ({ address }, _session, callback) => {
      if (host.mode === 'refuse' || host.refused.has(address)) {
        callback(Object.assign(new Error('Not now'), { responseCode: 451 }));
        return;
      }
      callback();
    },
    onData: (stream, session, callback) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (host.mode === 'hang') return;
        if (host.mode === 'drop') {
          for (const socket of sockets) socket.destroy();
          return;
        }
        const raw = Buffer.concat(chunks).toString('utf8');
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        const mail = PostalMime.parse(raw).then((parsed) =>
          mails.push({ ...parsed, recipients, raw }),
        );
        callbackify(() => mail)((error) => callback(error));
      });
    },
  });
  // A client that gives up breaks its connection.
  server.on('error', () => undefined);
  const sockets = new Set<Socket>();
  const listener = await new Promise<ReturnType<SMTPServer['listen']>>((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () => resolve(listening));
  });
  listener.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  const host: SmtpHost = {
    url: `smtp://127.0.0.1:${portOf(listener.address())}`,
    mode: 'accept',
    refused: new Set(),
    mails,
    mailer: (env) => mailerOf({ ...env, SMTP_URL: host.url }, limit(30_000)),
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
  return host;
}
