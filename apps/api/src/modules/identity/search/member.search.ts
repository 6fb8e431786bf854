import { Injectable, type OnModuleInit } from '@nestjs/common';
import { roleToken } from '../../../platform/audiences/tokens.ts';
import { type Hit, SearchOffers, WHOLE } from '../../../platform/search/search-offers.ts';
import type { MemberEvent } from '../members/member.events.ts';
import { MemberQueries } from '../members/member.queries.ts';

interface Names {
  username: string;
  first_name: string;
  last_name: string;
}

/** The full name and the username are searchable. */
const called = ({ username, first_name, last_name }: Names) => ({
  title: `${first_name} ${last_name} ${username}`,
  body: '',
});

/** Lets members find members by name, except banned ones, as in the list of members. */
@Injectable()
export class MemberSearch implements OnModuleInit {
  constructor(
    private readonly offers: SearchOffers,
    private readonly members: MemberQueries,
  ) {}

  onModuleInit(): void {
    this.offers.offers<MemberEvent>({
      model: 'users',
      documents: {
        MemberRegistered: ({ data, occurredAt }) => ({
          is: 'written',
          id: data.member_id,
          ...called(data),
          at: occurredAt,
          audience: [roleToken('member')],
        }),
        MemberProfileChanged: ({ data }) => ({ is: 'reworded', id: data.member_id, part: WHOLE, ...called(data) }),
        MemberBanned: ({ data }) => ({ is: 'away', id: data.member_id, until: data.until }),
        MemberUnbanned: ({ data }) => ({ is: 'back', id: data.member_id }),
        MemberErased: ({ data }) => ({ is: 'hidden', id: data.member_id, part: WHOLE }),
      },
      show: (_, hits: readonly Hit[]) => this.members.among(hits.map(({ id }) => id)),
    });
  }
}
