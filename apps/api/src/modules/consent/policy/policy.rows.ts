import { RULES_VERSION } from '@lyceum/editor/sanitize';
import { inlineProjection } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { contentByRules } from '../../../platform/text/clean-text.ts';
import type { PolicyEvent } from './policy.events.ts';

export const policyRows = inlineProjection<PolicyEvent>({
  name: 'consent.policy',
  version: RULES_VERSION,
  tables: ['consent.policy'],
  handles: {
    PolicyWritten: ({ data, occurredAt, version }) => sql`
      insert into consent.policy (id, title, content, updated_at, version)
      values (1, ${data.title}, ${contentByRules(data)}, ${occurredAt}::timestamptz, ${version})
      on conflict (id) do update set title = excluded.title, content = excluded.content,
        updated_at = excluded.updated_at, version = excluded.version`,
  },
});
