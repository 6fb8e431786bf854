import { inlineProjection } from '@lyceum/kernel';
import sql, { type Sql } from 'sql-template-tag';
import type { DecisionEvent } from './decision.events.ts';

/** The read model of decisions, with their appeals. */
export const decisionRows = inlineProjection<DecisionEvent>({
  name: 'moderation.decision',
  tables: ['moderation.decision'],
  ofStream: { decision: { 'moderation.decision': ['id'] } },
  handles: {
    DecisionMade: ({ data, meta, occurredAt, version }) => sql`
      insert into moderation.decision (id, member_id, kind, thing_kind, thing_id, item_id, title, rule, statement, until,
                                       automated, decided_by, decided_at, appealable_until, version)
      values (${data.decision_id}, ${data.member_id}, ${data.kind}, ${data.thing_kind}::text, ${data.thing_id}::int,
              ${data.item_id}::int, ${data.title}, ${data.rule}::text, ${data.statement}, ${data.until}::timestamptz,
              ${data.automated}, ${meta.actor_id}::int, ${occurredAt}::timestamptz,
              ${data.appealable_until}::timestamptz, ${version})`,
    DecisionConfirmed: (event) => set(event, sql`confirmed_at = ${event.occurredAt}::timestamptz`),
    DecisionEnded: (event) => set(event, sql`ended_at = ${event.occurredAt}::timestamptz`),
    DecisionAppealed: (event) =>
      set(event, sql`appeal_text = ${event.data.text}, appealed_at = ${event.occurredAt}::timestamptz`),
    AppealDecided: (event) =>
      set(
        event,
        sql`appeal_outcome = ${event.data.granted ? 'granted' : 'kept'}, appeal_answer = ${event.data.answer},
            appeal_decided_at = ${event.occurredAt}::timestamptz`,
      ),
  },
});

const set = ({ data, version }: { data: { decision_id: number }; version: number }, change: Sql): Sql =>
  sql`update moderation.decision set ${change}, version = ${version} where id = ${data.decision_id}`;
