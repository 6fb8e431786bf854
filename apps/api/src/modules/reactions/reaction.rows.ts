import { inlineProjection } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import type { ReactionEvent } from './reaction.events.ts';

export const reactionRows = inlineProjection<ReactionEvent>({
  name: 'reactions',
  tables: ['reactions.reaction'],
  handles: {
    ReactionGiven: ({ data, occurredAt }) => sql`
      insert into reactions.reaction (kind, thing_id, emoji, member_id, reacted_at)
      values (${data.kind}, ${data.thing_id}, ${data.emoji}, ${data.member_id}, ${occurredAt})`,
    ReactionWithdrawn: ({ data }) => sql`
      delete from reactions.reaction
      where kind = ${data.kind} and thing_id = ${data.thing_id} and emoji = ${data.emoji} and member_id = ${data.member_id}`,
  },
});
