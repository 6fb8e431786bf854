import { Injectable, type OnModuleInit } from '@nestjs/common';
import { plainText, RULES_VERSION } from '@lyceum/editor/sanitize';
import { roleToken } from '../../../platform/audiences/tokens.ts';
import { SearchOffers, WHOLE } from '../../../platform/search/search-offers.ts';
import { contentByRules } from '../../../platform/text/clean-text.ts';
import type { Details, GroupEvent } from '../groups/group.events.ts';
import { groupReaderToken } from '../rights/policies.ts';
import { GroupsPlugin } from '../rights/plugin.ts';
import { GroupQueries } from './group.queries.ts';

const words = (d: Details): { title: string; body: string } => ({
  title: d.name,
  body: plainText(contentByRules({ content: d.description, rules_version: d.rules_version })),
});

function audienceOf(id: number, { status }: Pick<Details, 'status'>): string[] {
  if (status === 'public') return [roleToken('guest')];
  return status === 'private' ? [roleToken('member')] : [roleToken('admin'), groupReaderToken(id)];
}

/** Registers groups for search, visible to members who may know of them. */
@Injectable()
export class GroupSearch implements OnModuleInit {
  constructor(
    private readonly offers: SearchOffers,
    private readonly groups: GroupQueries,
    private readonly plugin: GroupsPlugin,
  ) {}

  onModuleInit(): void {
    this.offers.offers<GroupEvent>({
      model: 'groups',
      isThere: () => this.plugin.isThere(),
      version: RULES_VERSION,
      documents: {
        GroupFounded: ({ data, occurredAt }) => ({
          is: 'written',
          id: data.group_id,
          ...words(data),
          at: occurredAt,
          audience: audienceOf(data.group_id, data),
        }),
        GroupChanged: ({ data }) => [
          { is: 'reworded', id: data.group_id, part: WHOLE, ...words(data) },
          { is: 'opened', id: data.group_id, audience: audienceOf(data.group_id, data) },
        ],
      },
      show: (viewer, hits) =>
        this.groups.among(
          viewer,
          hits.map(({ id }) => id),
        ),
    });
  }
}
