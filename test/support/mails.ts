import type { Persona } from './persona.ts';
import { until } from './until.ts';

export interface Mail {
  id: number;
  recipient: string;
  subject: string;
  text: string;
  html: string;
}

/** All that was sent to an address, as an administrator reads it in the outbox. */
export async function mailsTo(admin: Persona, address: string): Promise<Mail[]> {
  const listed = await admin.call('GET /api/v4/admin/mails', { query: { q: address } });
  const shown = await Promise.all(
    listed.body.data.map(({ id }: Mail) => admin.call('GET /api/v4/admin/mails/{id}', { params: { id } })),
  );
  return shown.map(({ body }) => body.data as Mail);
}

/** The newest mail of a subject, once it is there. */
export const mailTo = (admin: Persona, address: string, subject: string): Promise<Mail> =>
  until(`a mail “${subject}” to ${address}`, async () =>
    (await mailsTo(admin, address)).find((letter) => letter.subject.startsWith(subject)),
  );

export const tokenIn = ({ text }: Mail): string => /#token=([\w-]+)/.exec(text)![1]!;
