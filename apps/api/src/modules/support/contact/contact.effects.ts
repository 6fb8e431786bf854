import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  effect,
  Kernel,
  type Queryable,
  reactor,
  type Recorded,
  Refusal,
  RepeatedCommand,
  run,
  runOne,
} from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { type Config, CONFIG } from '../../../platform/config.ts';
import { escaped } from '../../../platform/http/html.ts';
import { Effects } from '../../../platform/jobs/effects.ts';
import { nameIn, unlinked } from '../../../platform/mail/compose.ts';
import { Outbox } from '../../../platform/mail/outbox.ts';
import { MemberRecords } from '../../../platform/records/member-records.ts';
import { Helpdesk, PostTopic } from '../../community/index.ts';
import { type MailReader, MailReaders, MemberStatus } from '../../identity/index.ts';
import { Settings } from '../../settings/index.ts';
import { supportText } from '../support.texts.ts';
import type { ContactEvent, ContactRequested } from './contact.events.ts';

const MAIL_STAFF = effect<ContactRequested>('mail-contact-request');
const OPEN_TICKET = effect<ContactRequested>('ticket-of-contact-request');

export const contactReactor = reactor<ContactEvent>({
  name: 'support.contact',
  on: {
    ContactRequested: ({ data }) => [
      { effect: MAIL_STAFF },
      ...(data.member_id === undefined ? [] : [{ effect: OPEN_TICKET }]),
    ],
  },
});

const causeOf = (requestId: number): string => `contact-${requestId}`;
/** Converts plain text into a topic's HTML, with a paragraph per block between empty lines. */
const asHtml = (text: string): string =>
  text
    .split(/\n{2,}/)
    .map((piece) => `<p>${escaped(piece.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('');

/** Side effects of a request: an e-mail to all administrators with a confirmed address, and a ticket for a member. */
@Injectable()
export class ContactEffects implements OnModuleInit {
  constructor(
    private readonly kernel: Kernel,
    private readonly effects: Effects,
    private readonly outbox: Outbox,
    private readonly records: MemberRecords,
    private readonly readers: MailReaders,
    private readonly members: MemberStatus,
    private readonly helpdesk: Helpdesk,
    private readonly commands: CommandBus,
    private readonly settings: Settings,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.effects.react(contactReactor);
    this.effects.handle(
      MAIL_STAFF,
      (event, tx) => this.mail(event, tx),
      (ids) => this.deliver(ids),
    );
    this.effects.perform(OPEN_TICKET, (event) => this.openTicket(event));
    // E-mails to the staff contain the request's text, so erasing the member must erase these e-mails, too.
    this.records.keep({
      name: 'contact requests by mail',
      tables: [],
      take: () => [],
      erase: async (memberId) => {
        const { pool } = this.kernel.db;
        const rows = await run<{ id: number }>(pool, sql`select id from support.request where member_id = ${memberId}`);
        await this.outbox.forget(rows.map(({ id }) => causeOf(id)));
      },
    });
  }

  private async mail({ data }: Recorded<ContactRequested>, tx: Queryable): Promise<(number | null)[]> {
    if (data.email === '') return [];
    const readers = await this.readers.of(await this.members.administrators());
    const who = await this.nameOf(data, tx);
    const written: (number | null)[] = [];
    for (const reader of readers.values()) written.push(await this.write(tx, reader, data, who));
    return written;
  }

  private write(
    tx: Queryable,
    reader: MailReader,
    { request_id, title, content, email }: ContactRequested['data'],
    who: string | null,
  ) {
    const { locale } = reader;
    const from = who === null ? supportText('mail.guest', { email }) : supportText('mail.member', { name: who, email });
    return this.outbox.write(tx, {
      ...{ cause: `${causeOf(request_id)}-${reader.id}`, memberId: reader.id, to: reader.email, replyTo: email },
      ...{ locale, name: reader.first_name, url: `${this.config.publicUrl}/admin/contact-requests/${request_id}/show` },
      letter: {
        subject: supportText('mail.subject', { title: unlinked(title) }).in(locale),
        text: supportText('mail.text', { who: from, content: content.split('\n').map(unlinked).join('\n') }).in(locale),
        action: supportText('mail.action').in(locale),
        otherwise: supportText('mail.why').in(locale),
      },
    });
  }

  /** Null for a guest, and for a member whose name looks like an address. */
  private async nameOf({ member_id }: ContactRequested['data'], tx: Queryable): Promise<string | null> {
    const row = await runOne<{ name: string }>(
      tx,
      sql`select card ->> 'name' as name from directory.member_card where member_id = ${member_id ?? null}::int`,
    );
    return row ? nameIn(row.name) : null;
  }

  private async deliver(ids: (number | null)[]): Promise<void> {
    for (const id of ids) await this.outbox.deliverSoon(id);
  }

  /**
   * Posts the ticket as the member, with their current rights. If they have no helpdesk or it refuses the text, the
   * e-mail suffices.
   * The command's name derives from the request, so a retried job opens no second ticket.
   */
  private async openTicket({ id, data }: Recorded<ContactRequested>): Promise<void> {
    const { values } = await this.settings.current();
    const viewer = await this.members.of(data.member_id!, `ticket-${id}`);
    if (!viewer || values.support_helpdesk !== '1' || data.email === '') return;
    const channel_id = await this.helpdesk.boardFor(viewer);
    if (channel_id === null) return;
    const input = { title: data.title, content: asHtml(data.content), channel_id, post_type: 'text' as const };
    const named = { actor: `contact-${data.request_id}`, key: 'ticket', fingerprint: id };
    try {
      if (await this.kernel.commands.find(named.actor, named.key)) return;
      await this.kernel.commands.carryOut(named, () =>
        this.commands.execute(new PostTopic(input, { viewer, screened: true })),
      );
    } catch (error) {
      if (!(error instanceof RepeatedCommand) && !(error instanceof Refusal)) throw error;
    }
  }
}
