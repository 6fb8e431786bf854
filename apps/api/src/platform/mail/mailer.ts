import type { Attachment } from './delivery.ts';
import { createTransport, type Transporter } from 'nodemailer';

export interface Letter {
  /** The same for every try, so that a mail that was sent twice is recognised. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Where one click ends mails of its kind. */
  unsubscribe: string | null;
  /** Who gets an answer to it. */
  replyTo: string | null;
  attachments: readonly Attachment[];
}

/** Hands mails over to whoever carries them. */
export interface Mailer {
  /** Whether what was sent has left this installation; else it stays to be read in the console. */
  readonly carries: boolean;
  send(letter: Letter): Promise<void>;
  close(): void;
}

export const MAILER = Symbol('mailer');

const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;

export class SmtpMailer implements Mailer {
  readonly carries = true;
  private readonly transport: Transporter;
  private readonly from: string;

  constructor(url: string, from: string) {
    this.from = from;
    const given = new URL(url);
    this.transport = createTransport({
      host: given.hostname,
      port: Number(given.port) || (given.protocol === 'smtps:' ? 465 : 587),
      secure: given.protocol === 'smtps:',
      auth: given.username
        ? { user: decodeURIComponent(given.username), pass: decodeURIComponent(given.password) }
        : undefined,
      connectionTimeout: CONNECT_MS,
      socketTimeout: SILENCE_MS,
      // Nothing in a mail of ours is fetched or read from disk.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  async send({ id, to, subject, text, html, unsubscribe, replyTo, attachments }: Letter): Promise<void> {
    const headers = {
      'Auto-Submitted': 'auto-generated',
      // RFC 8058
      ...(unsubscribe && {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    };
    // An address as an object is taken as it is: nothing in it begins another recipient.
    await this.transport.sendMail({
      from: this.from,
      to: { name: '', address: to },
      ...(replyTo !== null && { replyTo: { name: '', address: replyTo } }),
      subject,
      text,
      html,
      messageId: id,
      attachments: attachments.map(({ filename, type, content }) => ({ filename, contentType: type, content })),
      headers,
    });
  }

  close(): void {
    this.transport.close();
  }
}

/** Without SMTP nothing leaves: the outbox's row is the mail. */
export class LocalMailer implements Mailer {
  readonly carries = false;

  async send(): Promise<void> {}

  close(): void {}
}
