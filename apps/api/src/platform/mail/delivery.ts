/** A file of a mail, as text. */
export interface Attachment {
  filename: string;
  /** Its MIME type, with its parameters. */
  type: string;
  content: string;
}

/** What a mail server refuses for good: the address, or this one mail. */
export type Refused = 'address' | 'mail';

interface SmtpError extends Error {
  responseCode?: number;
  /** The SMTP command that was refused. */
  command?: string;
}

/** RFC 3463: a bad destination address. */
const BAD_ADDRESS = /\b5\.1\.[1-36]\b/;

/**
 * What a failed delivery means: null where it may succeed later. Only an answer of 5xx about the recipient or the mail is for good. A refused
 * login or sender is a fault of the configuration, which must not end every mail.
 */
export function refusedFor(error: unknown): Refused | null {
  const { responseCode = 0, command, message } = error as SmtpError;
  if (responseCode < 500 || responseCode > 599) return null;
  if (command === 'RCPT TO') return 'address';
  if (command !== 'DATA') return null;
  return BAD_ADDRESS.test(message) ? 'address' : 'mail';
}

const FIRST_RETRY_S = 5;
const LONGEST_RETRY_S = 60 * 60;

/** Back-off after a temporary failure, in seconds: 5, 20, 80, … up to an hour. */
export const retryAfter = (tries: number): number => Math.min(FIRST_RETRY_S * 4 ** (tries - 1), LONGEST_RETRY_S);
