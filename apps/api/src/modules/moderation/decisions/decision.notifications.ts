import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { effect, type Queryable, reactor, type Recorded, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { type Config, CONFIG } from '../../../platform/config.ts';
import type { MemberViewer } from '../../../platform/http/viewer.ts';
import { Effects } from '../../../platform/jobs/effects.ts';
import { Outbox } from '../../../platform/mail/outbox.ts';
import { MailReaders } from '../../identity/index.ts';
import { type Made, Notifications, type Subject, whatOf } from '../../notifications/index.ts';
import { moderationText } from '../moderation.texts.ts';
import type { AppealDecided, DecisionEvent, DecisionMade } from './decision.events.ts';
import { decisionLetter, decisionText, outcomeLetter } from './decision.letters.ts';
import { DecisionQueries, type DecisionRow } from './decision.queries.ts';

const NOTIFY = effect<DecisionMade | AppealDecided>('notify-of-decision');
const MAIL = effect<DecisionMade | AppealDecided>('mail-decision');
const both = () => [{ effect: NOTIFY }, { effect: MAIL }];

const decisionReactor = reactor<DecisionEvent>({
  name: 'moderation.decisions',
  // The author of a rejected post gets the notification of its review.
  on: {
    DecisionMade: ({ data }) => (data.kind === 'rejected' ? [{ effect: MAIL }] : both()),
    AppealDecided: both,
  },
});

/** Where members read decisions. Suspended members can't log in, and use the contact form. */
const PAGE = '/profile/settings/decisions';
const CONTACT = '/support';

/** Notifies members of decisions about them and of the outcome of appeals, once each, and mails the statement. */
@Injectable()
export class DecisionNotifications implements OnModuleInit {
  constructor(
    private readonly effects: Effects,
    private readonly notifications: Notifications,
    private readonly outbox: Outbox,
    private readonly readers: MailReaders,
    private readonly queries: DecisionQueries,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.notifications.about('decision', { visible: (viewer, subjects) => this.visible(viewer, subjects) });
    this.notifications.kind('decision', {
      label: moderationText('kind.decision'),
      subject: moderationText('subject.decision'),
      // The statement is mailed to everyone, whatever they chose.
      defaults: { app: true, mail: 'never' },
      line: ({ decision: { kind, title, outcome } }) => ({
        text: outcome ? moderationText(`told.appeal.${outcome}`) : decisionText(kind, whatOf(title)),
        path: PAGE,
      }),
    });
    this.effects.react(decisionReactor);
    this.effects.handle(
      NOTIFY,
      (event, tx) => this.notify(event, tx),
      (made: Made[]) => this.notifications.tell(made),
    );
    this.effects.handle(
      MAIL,
      (event, tx) => this.mail(event, tx),
      (messageId: number | null) => this.outbox.deliverSoon(messageId),
    );
  }

  private notify({ data, occurredAt: at }: Recorded<DecisionMade | AppealDecided>, tx: Queryable) {
    const outcome = 'granted' in data ? (data.granted ? 'granted' : 'kept') : null;
    return this.notifications.make(tx, {
      type: 'decision',
      members: [data.member_id],
      actor_id: null,
      subject: { kind: 'decision', id: data.decision_id, data: { outcome } },
      part: outcome ?? 'made',
      at,
    });
  }

  private async mail({ id, type, data }: Recorded<DecisionMade | AppealDecided>, tx: Queryable) {
    const reader = await this.readers.evenBanned(tx, data.member_id);
    const row = await runOne<DecisionRow>(tx, sql`select * from moderation.decision where id = ${data.decision_id}`);
    if (!reader || !row) return null;
    const letter = type === 'AppealDecided' ? outcomeLetter(row, reader) : decisionLetter(row, reader);
    const path = row.kind === 'suspended' && type === 'DecisionMade' ? CONTACT : PAGE;
    const { email: to, first_name: name, locale } = reader;
    const url = `${this.config.publicUrl}${path}`;
    return this.outbox.write(tx, { cause: `decision-${id}`, memberId: reader.id, to, letter, locale, name, url });
  }

  /** Only the member whom a decision is about sees its notification. */
  private async visible(viewer: MemberViewer, subjects: readonly Subject[]) {
    const ids = subjects.map(({ id }) => id);
    const rows = await this.queries.rows(sql`d.member_id = ${viewer.id} and d.id = any(${ids}::int[])`);
    const found = new Map(rows.map((row) => [row.id, row]));
    return subjects.map(({ id, data }) => {
      const row = found.get(id);
      const outcome = (data.outcome as 'kept' | 'granted' | null | undefined) ?? null;
      return row ? { decision: { id, kind: row.kind, title: row.title, outcome } } : null;
    });
  }
}
