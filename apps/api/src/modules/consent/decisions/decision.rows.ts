import { asyncProjection, inlineProjection } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import type { MemberEvent } from '../../identity/index.ts';
import type { DecisionEvent } from './decision.events.ts';

/** The ledger: one row per decision, written in the same transaction as the event. */
export const decisionRows = inlineProjection<DecisionEvent>({
  name: 'consent.decision',
  tables: ['consent.decision'],
  handles: {
    ConsentDecided: ({ data }) => sql`
      insert into consent.decision (subject, number, package_version, text_hash, variant, locale, items, withdrawn,
        decided_at, previous_hash, hash)
      values (${data.subject}, ${data.number}, ${data.package_version}, ${data.text_hash}, ${data.variant}, ${data.locale},
        ${data.items}::text[], ${data.withdrawn}, ${data.decided_at}::timestamptz, ${data.previous_hash}, ${data.hash})`,
  },
});

/** The member of each subject. An erased member's decisions stay, but anonymous. */
export const decisionLinks = asyncProjection<DecisionEvent | MemberEvent>({
  name: 'consent.link',
  tables: ['consent.link'],
  handles: {
    ConsentLinked: ({ data }) => sql`
      insert into consent.link (subject, member_id) values (${data.subject}, ${data.member_id})
      on conflict (subject) do nothing`,
    MemberErased: ({ data }) => sql`delete from consent.link where member_id = ${data.member_id}`,
  },
});
